import { media, vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

export const understood = style({
  marginTop: vars.space[5],
  paddingTop: vars.space[4],
  borderTop: vars.border.hairline,
})

export const label = style({
  fontSize: vars.size[4],
  lineHeight: vars.lead[4],
  overflowWrap: 'anywhere',
})

export const parts = style({ marginTop: vars.space[3] })

export const relaxed = style({
  marginTop: vars.space[3],
  maxWidth: '70ch',
  paddingInlineStart: vars.space[3],
  borderInlineStart: `3px solid ${vars.color.accent}`,
})

export const note = style({ marginTop: vars.space[3], color: vars.color.ink2 })

export const nearMe = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: vars.space[2],
  marginTop: vars.space[3],
  paddingInlineStart: vars.space[3],
  borderInlineStart: `3px solid ${vars.color.accent}`,
})

export const ways = style({
  display: 'flex',
  flexDirection: 'column',
  gap: `${vars.space[2]} ${vars.space[5]}`,
  marginTop: vars.space[4],
  '@media': { [media.middle]: { flexDirection: 'row', flexWrap: 'wrap' } },
})
