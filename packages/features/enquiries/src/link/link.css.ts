import { vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

export const loading = style({ display: 'grid', gap: vars.space[4], paddingTop: vars.space[6] })

export const title = style({ fontSize: vars.size[4], lineHeight: vars.lead[4] })
