import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'

export const area = style({
  minHeight: 160,
  resize: 'vertical',
  lineHeight: vars.lead[3],
  // Grows with the text in browsers that support it.
  fieldSizing: 'content',
  maxHeight: '60vh',
})
