import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'

export const video = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '16 / 9',
  borderRadius: vars.radius[1],
  background: vars.color.sunk,
  // A poster covers the frame; a video is never cropped.
  objectFit: 'cover',
  selectors: {
    '&::cue': {
      background: 'rgb(24 20 12 / .86)',
      color: '#fffdf8',
      fontFamily: vars.font.text,
    },
    '&[data-started]': { objectFit: 'contain', background: '#000' },
  },
})
