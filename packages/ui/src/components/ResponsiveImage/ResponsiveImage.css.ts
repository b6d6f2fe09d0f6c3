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
  // Small secondary text for the alternative text of a broken image.
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

/** Only the image takes part in the surrounding layout. */
export const formats = style({ display: 'contents' })

/** Hides `source` elements, which would be empty boxes in a grid. */
globalStyle(`${formats} > source`, { display: 'none' })
