import { vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

const { border, color, lead, size, space, weight } = vars

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  marginBottom: space[3],
})
const cell = style({
  paddingBlock: space[3],
  paddingInline: `0 ${space[3]}`,
  borderBottom: border.hairline,
  textAlign: 'left',
  verticalAlign: 'top',
})
export const head = style([
  cell,
  { fontSize: size[1], fontWeight: weight.regular, color: color.ink3 },
])
export const numberHead = style([head, { textAlign: 'right', paddingInline: `${space[2]} 0` }])
export const name = style([cell, { fontWeight: weight.medium }])
export const number = style([
  cell,
  { textAlign: 'right', paddingInline: `${space[2]} 0`, color: color.ink2 },
])
export const newNumber = style([number, { fontWeight: weight.bold, color: color.ink }])
export const over = style({
  display: 'block',
  fontSize: size[1],
  lineHeight: lead[1],
  fontWeight: weight.regular,
  color: color.ink2,
})
