import { vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const step = style({ display: 'grid', gap: space[4] })

export const form = style({ display: 'grid', gap: space[4] })

export const text = style({ color: color.ink2, textWrap: 'pretty' })

export const others = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: space[4],
  borderTop: vars.border.hairline,
  paddingTop: space[2],
})

export const other = style({
  selectors: { '&&': { color: color.act, fontWeight: vars.weight.bold } },
})
