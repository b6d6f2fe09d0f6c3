import { vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, lead, size, space } = vars

export const section = style({
  paddingTop: space[7],
  scrollMarginTop: space[7],
  selectors: { '&:focus': { outline: 'none' } },
})

export const form = style({
  display: 'grid',
  gap: space[3],
  maxWidth: '68ch',
  paddingBlock: space[4],
})
export const signIn = style({ paddingBlock: space[4] })
export const formActions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] })
export const order = style({ width: 180, marginBottom: space[4] })
export const none = style({ color: color.ink2 })
export const failed = style({ display: 'grid', gap: space[3], justifyItems: 'start' })
export const more = style({ marginTop: space[4] })

export const thread = style({ paddingBlock: space[4], borderTop: vars.border.hairline })
export const replies = style({
  display: 'grid',
  gap: space[4],
  marginTop: space[4],
  paddingInlineStart: space[4],
  borderInlineStart: vars.border.hairline,
})
export const reply = style({ paddingInlineStart: space[4] })

export const comment = style({ scrollMarginTop: space[7] })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space[2]}`,
})
export const quiet = style({
  color: color.ink3,
  fontSize: size[1],
  lineHeight: lead[1],
  fontVariantNumeric: 'tabular-nums',
})
export const state = style({ color: color.ink2, fontSize: size[1], lineHeight: lead[1] })
export const deleted = style({ color: color.ink3 })
/** Line breaks as typed; long words and links break. */
export const text = style({
  maxWidth: '68ch',
  marginTop: space[1],
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', marginInlineStart: -8 })
