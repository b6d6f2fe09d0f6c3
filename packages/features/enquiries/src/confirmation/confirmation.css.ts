import { media, vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const page = style({
  display: 'grid',
  gap: space[5],
  alignContent: 'start',
  justifyItems: 'start',
  maxWidth: 640,
  minHeight: 320,
  paddingTop: space[6],
  '@media': { [media.wide]: { paddingTop: space[7] } },
})

export const title = style({
  fontSize: vars.size[5],
  lineHeight: vars.lead[5],
  textWrap: 'balance',
})

export const text = style({
  color: color.ink2,
  fontSize: vars.size[3],
  lineHeight: vars.lead[3],
  textWrap: 'pretty',
})

export const sent = style({ display: 'grid', gap: space[3], width: '100%' })

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[4]}`,
  paddingBlock: space[3],
  borderBottom: vars.border.hairline,
  fontVariantNumeric: 'tabular-nums',
})

export const link = style({
  color: color.act,
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
})

export const quiet = style({ color: color.ink3 })
