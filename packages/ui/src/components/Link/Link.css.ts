import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'

/** A larger touch target without changing the line height. */
const standing = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  color: vars.color.act,
  fontWeight: vars.weight.medium,
  textUnderlineOffset: 4,
  // On one line if it fits.
  flexShrink: 0,
  maxWidth: '100%',
  overflowWrap: 'break-word',
  ':hover': { textDecoration: 'underline', color: vars.color.actStrong },
  '::after': { content: '', position: 'absolute', inset: '-12px -8px' },
})

const inText = style({
  color: vars.color.act,
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: 3,
  ':hover': { color: vars.color.actStrong, textDecorationThickness: 2 },
})

export const variant = styleVariants({ standing: [standing], inText: [inText], plain: {} })
