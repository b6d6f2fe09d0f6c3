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
    // What points onwards points the other way where text runs from right to left.
    '&[data-mirrors]': { transform: `scaleX(${inlineDirection})` },
  },
})
