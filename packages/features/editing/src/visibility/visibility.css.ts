import { media, vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

/** Removes the divider of a stand-alone switch. */
export const switchField = style({
  width: '100%',
  minHeight: vars.touch,
  paddingBlock: 0,
  borderBottom: 0,
  // Level with the label, also where the save state has a line of its own below it.
  '@media': { [media.wide]: { alignItems: 'start' } },
})
