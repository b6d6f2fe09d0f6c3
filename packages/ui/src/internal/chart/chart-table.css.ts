import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'

const { color, space } = vars

export const table = style({ fontVariantNumeric: 'tabular-nums' })

export const head = style({
  padding: `${space[1]} ${space[2]} ${space[1]} 0`,
  borderBottom: `1px solid ${color.rule}`,
  color: color.ink3,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  verticalAlign: 'bottom',
  selectors: { '&:lang(hi)': { lineHeight: 1.5 } },
})

export const numberHead = style([
  head,
  { paddingInline: `${space[2]} 0`, textAlign: 'end', minWidth: 72, overflowWrap: 'anywhere' },
])

const cell = style({
  height: 34,
  padding: `${space[1]} 0`,
  borderBottom: vars.border.hairline,
  verticalAlign: 'baseline',
})

export const name = style([
  cell,
  {
    minWidth: 88,
    fontWeight: vars.weight.regular,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    selectors: { '&:lang(hi)': { lineHeight: 1.5 } },
  },
])

export const note = style({ color: color.ink3, fontSize: vars.size[1] })

export const number = style([
  cell,
  {
    paddingInlineStart: space[2],
    fontWeight: vars.weight.medium,
    textAlign: 'end',
    whiteSpace: 'nowrap',
  },
])
