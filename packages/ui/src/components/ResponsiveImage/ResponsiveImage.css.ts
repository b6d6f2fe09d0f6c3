import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'

const base = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  objectFit: 'cover',
  borderRadius: vars.radius[1],
  background: vars.color.sunk,
  filter: vars.image.dim,
  // The words of an image that does not load stay small and quiet.
  color: vars.color.ink3,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
  overflow: 'hidden',
})

export const shape = styleVariants({
  wide: [base, { aspectRatio: '3 / 2' }],
  square: [base, { aspectRatio: '1' }],
  tall: [base, { aspectRatio: '8 / 11' }],
})

/** The image alone takes part in the layout around it. */
export const formats = style({ display: 'contents' })

/** Browsers draw them as empty boxes, which would take a place in a grid. */
globalStyle(`${formats} > source`, { display: 'none' })
