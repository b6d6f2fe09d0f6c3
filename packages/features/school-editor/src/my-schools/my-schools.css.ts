import { vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const place = style({ color: color.ink2, overflowWrap: 'anywhere' })

export const previews = style({ display: 'grid', gap: space[5] })

export const preview = style({ display: 'grid', gap: space[2] })

export const previewTitle = style({ color: color.ink2, fontSize: vars.size[2] })

export const previewCard = style({ maxWidth: 270 })

export const loadingPreview = style({ minHeight: 480 })
