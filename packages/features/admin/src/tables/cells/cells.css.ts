import { vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

export const addition = style({
  marginInlineStart: vars.space[2],
  color: vars.color.ink2,
  fontWeight: vars.weight.regular,
})

/** A line of a cell. Each line is cut off on its own if it is too long. */
export const line = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
})

export const secondLine = style([
  line,
  { color: vars.color.ink2, fontSize: vars.size[1], fontWeight: vars.weight.regular },
])
