import { style } from '@vanilla-extract/css'

export const icon = style({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  selectors: { '&[data-filled]': { fill: 'currentColor' } },
})
