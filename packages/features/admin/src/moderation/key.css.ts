import { media, vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

/** A key in a text or on a button; not on a phone. */
export const key = style({
  display: 'inline-block',
  minWidth: 22,
  padding: '0 5px',
  border: '1px solid currentcolor',
  borderRadius: vars.radius[1],
  fontFamily: 'inherit',
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
  textAlign: 'center',
  whiteSpace: 'nowrap',
  '@media': { [media.narrow]: { display: 'none' } },
})
