import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'

const { color } = vars

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  padding: `2px ${vars.space[2]}`,
  borderRadius: vars.radius[1],
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
})

export const tone = styleVariants({
  plain: [base, { background: color.sunk, color: color.ink2 }],
  good: [base, { background: color.goodSoft, color: color.good }],
  bad: [base, { background: color.badSoft, color: color.bad }],
  accent: [base, { background: color.accentSoft, color: color.accentInk }],
  act: [base, { background: color.actSoft, color: color.act }],
})

export const count = style({
  minWidth: 20,
  padding: '0 6px',
  borderRadius: 10,
  background: color.accent,
  color: color.onAccent,
  fontSize: vars.size[1],
  lineHeight: vars.lead[2],
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
})
