import { vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

/** Removes the divider of a stand-alone switch. */
export const switchField = style({
  width: '100%',
  minHeight: vars.touch,
  paddingBlock: 0,
  borderBottom: 0,
})
