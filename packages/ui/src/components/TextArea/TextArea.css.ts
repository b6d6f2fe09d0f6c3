import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'

export const area = style({
  minHeight: 160,
  resize: 'vertical',
  lineHeight: vars.lead[3],
  // It grows with what is typed, where the browser knows how.
  fieldSizing: 'content',
  maxHeight: '60vh',
})
