import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'

const { color } = vars

export const meter = style({ display: 'grid', gap: vars.space[1], minWidth: 0 })

export const track = style({
  height: 4,
  overflow: 'hidden',
  background: color.line,
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
})

const filling = style({
  height: '100%',
  inlineSize: 0,
  transition: `inline-size ${vars.motion.calm} ${vars.motion.ease}`,
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
})

export const bar = styleVariants(
  { good: color.good, act: color.act, bad: color.bad },
  (background) => [filling, { background }],
)

export const text = style({
  color: color.ink3,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
  fontVariantNumeric: 'tabular-nums',
})
