import { vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

export const areas = style({ marginTop: vars.space[6] })
