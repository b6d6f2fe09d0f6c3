import { vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
  gap: vars.space[4],
  marginTop: vars.space[4],
})
