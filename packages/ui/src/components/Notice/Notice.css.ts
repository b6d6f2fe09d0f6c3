import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'

const base = style({
  display: 'grid',
  gap: vars.space[1],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderInlineStart: '3px solid',
  overflowWrap: 'anywhere',
})

export const tone = styleVariants({
  info: [base, { background: vars.color.actSoft, borderColor: vars.color.act }],
  good: [base, { background: vars.color.goodSoft, borderColor: vars.color.good }],
  bad: [base, { background: vars.color.badSoft, borderColor: vars.color.bad }],
})

export const title = style({ fontWeight: vars.weight.bold })
