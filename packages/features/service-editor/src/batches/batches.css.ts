import { vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const batches = style({ display: 'grid', gap: space[4] })

export const empty = style({ color: color.ink3 })

export const list = style({
  borderTop: vars.border.hairline,
  selectors: { '&:empty': { display: 'none' } },
})

export const item = style({ borderBottom: vars.border.hairline })

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
  paddingBlock: space[3],
})

export const details = style({ display: 'grid', gap: space[1], minWidth: 0 })

export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
})

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[4]}`,
  color: color.ink2,
  fontVariantNumeric: 'tabular-nums',
})

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })

export const form = style({ display: 'grid', gap: space[4], paddingBlock: space[4] })

export const pair = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  alignItems: 'start',
  gap: space[4],
})

export const error = style({
  paddingTop: space[1],
  color: color.bad,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
  fontWeight: vars.weight.medium,
})
