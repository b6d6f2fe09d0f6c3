import { style } from '@vanilla-extract/css'

/** As high as the text that it replaces. */
export const chosenPlace = style({
  display: 'inline-flex',
  alignItems: 'center',
  marginBlock: -14,
})
