import { vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

export const row = style({
  paddingBlock: vars.space[2],
  borderBottom: vars.border.hairline,
  overflowWrap: 'anywhere',
})

export const quiet = style({
  color: vars.color.ink3,
  fontSize: vars.size[1],
  lineHeight: vars.lead[2],
})

export const held = style({
  display: 'grid',
  gap: vars.space[2],
  marginTop: vars.space[2],
  padding: vars.space[3],
  borderInlineStart: `3px solid ${vars.color.accent}`,
  background: vars.color.sunk,
})
export const reason = style({ display: 'grid', gap: vars.space[3] })
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })
