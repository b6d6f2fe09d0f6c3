import { vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

const { space } = vars

export const note = style({
  margin: 0,
  marginBlock: space[1],
  paddingInlineStart: space[3],
  borderInlineStart: `2px solid ${vars.color.line2}`,
  whiteSpace: 'pre-line',
})

export const decided = style({
  color: vars.color.ink2,
  fontSize: vars.size[1],
  lineHeight: vars.lead[2],
})
