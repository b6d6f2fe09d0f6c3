import { vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

export const addition = style({
  marginInlineStart: vars.space[2],
  color: vars.color.ink2,
  fontWeight: vars.weight.regular,
})
