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

export const mark = style({ flex: 'none' })
export const knot = style({ fill: 'none', stroke: vars.color.act, strokeWidth: 2.4 })
export const dot = style({ fill: vars.color.accent })
