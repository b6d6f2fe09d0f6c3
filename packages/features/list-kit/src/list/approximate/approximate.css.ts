import { vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

export const note = style({ marginTop: vars.space[4], color: vars.color.ink2 })
