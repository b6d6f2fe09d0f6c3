import { media, vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

/** A small link at the end of a row, with a larger touch target on a phone. */
export const edit = style({
  verticalAlign: 'middle',
  '@media': { [media.narrow]: { selectors: { '&::after': { inset: -14 } } } },
})

/** The button of a row's menu. */
export const menu = style({
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  borderRadius: vars.radius[1],
  '@media': { [media.narrow]: { width: vars.touch, height: vars.touch } },
  selectors: { '&:hover': { background: vars.color.sunk } },
})
