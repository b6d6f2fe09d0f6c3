import { vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

export const filters = style({ display: 'grid', gap: vars.space[5] })
