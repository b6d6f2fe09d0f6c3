import { vars } from '@edbazaar/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, size, space } = vars

export const list = style({ display: 'grid', gap: space[3] })

export const label = style({ color: color.ink3, fontSize: size[1] })

export const answer = style({ margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' })
globalStyle(`${answer} > a`, { color: color.act })
