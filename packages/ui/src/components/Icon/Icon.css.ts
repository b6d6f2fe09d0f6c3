import { style } from '@vanilla-extract/css'
import { inlineDirection } from '../../theme/direction.css'

export const icon = style({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  selectors: {
    '&[data-filled]': { fill: 'currentColor' },
    // Arrows are mirrored in right-to-left text.
    '&[data-mirrors]': { transform: `scaleX(${inlineDirection})` },
  },
})
