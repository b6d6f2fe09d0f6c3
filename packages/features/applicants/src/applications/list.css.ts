import { vars } from '@edbazaar/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color } = vars

const small = { fontSize: vars.size[1], lineHeight: vars.lead[2] } as const

export const score = style({ ...small, flex: 'none', color: color.ink3, whiteSpace: 'nowrap' })
globalStyle(`${score} b`, { color: color.ink, fontSize: vars.size[2] })

export const rowFacts = style({
  ...small,
  minWidth: 0,
  color: color.ink2,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
