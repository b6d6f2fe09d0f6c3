import { vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

/** The button of a row's menu. */
export const menu = style({
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  borderRadius: vars.radius[1],
  selectors: { '&:hover': { background: vars.color.sunk } },
})
