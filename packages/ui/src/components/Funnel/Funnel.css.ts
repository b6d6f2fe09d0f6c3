import { style } from '@vanilla-extract/css'
import * as table from '../../internal/chart/bar-table.css'
import { vars } from '../../theme/contract.css'

const { color, space } = vars

/* Visually redundant, but screen readers need the headers. */
export const head = style({ position: 'absolute', clipPath: 'inset(50%)' })

const line = { borderBottom: vars.border.hairline } as const

export const step = style([
  table.name,
  line,
  { minWidth: 112, paddingBlock: 11, verticalAlign: 'middle' },
])

export const name = style({
  display: 'block',
  color: color.ink2,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
  fontWeight: vars.weight.medium,
  selectors: { '&:lang(hi)': { lineHeight: 1.5 } },
})

export const count = style({
  display: 'block',
  fontSize: vars.size[4],
  lineHeight: vars.lead[4],
  fontStretch: vars.stretch.narrow,
  fontWeight: vars.weight.bold,
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-long]': { fontSize: vars.size[2], lineHeight: vars.lead[2] },
  },
})

export const lane = style([table.laneCell, line])
export const share = style([table.value, line, { paddingInlineStart: space[3] }])
