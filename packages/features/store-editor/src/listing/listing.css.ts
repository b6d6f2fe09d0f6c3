import { vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

/** Stands among the tools of a card: no line of its own. */
export const standing = style({
  width: '100%',
  minHeight: vars.touch,
  paddingBlock: 0,
  borderBottom: 0,
})
