import { vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

export const field = style({ display: 'grid', gap: vars.space[3] })
export const toggle = style({ justifySelf: 'start' })
export const placeholder = style({ height: '300px', background: vars.color.sunk })
export const error = style({ color: vars.color.bad })
