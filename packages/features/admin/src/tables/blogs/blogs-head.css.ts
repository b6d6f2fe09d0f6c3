import { vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] })
