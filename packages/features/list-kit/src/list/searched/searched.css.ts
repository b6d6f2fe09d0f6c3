import { vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

export const searched = style({ color: vars.color.ink2, overflowWrap: 'anywhere' })
