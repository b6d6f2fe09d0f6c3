import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'

export const notProvided = style({
  color: vars.color.ink3,
  fontStyle: 'normal',
  fontWeight: vars.weight.regular,
  borderBottom: `1px dotted ${vars.color.line2}`,
  whiteSpace: 'nowrap',
})
