import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minHeight: vars.touch,
  fontSize: '1.625rem',
  lineHeight: 1,
  fontWeight: 720,
  fontStretch: vars.stretch.lead,
  letterSpacing: '-.01em',
})
