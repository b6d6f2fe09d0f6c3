import { vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

export const alternatives = style({
  display: 'flex',
  justifyContent: 'flex-end',
  marginTop: vars.space[3],
  paddingTop: vars.space[3],
  borderTop: vars.border.hairline,
})
