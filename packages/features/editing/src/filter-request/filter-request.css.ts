import { vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

export const existing = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  marginTop: vars.space[3],
})
