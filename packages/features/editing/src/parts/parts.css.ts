import { vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

export const conflict = style({
  display: 'grid',
  gap: vars.space[3],
  margin: 0,
  marginTop: vars.space[2],
  padding: vars.space[3],
  border: 0,
  borderInlineStart: `3px solid ${vars.color.bad}`,
  background: vars.color.sunk,
})

export const legend = style({
  float: 'inline-start',
  padding: 0,
  color: vars.color.ink2,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
})

export const theirs = style({
  maxHeight: '12em',
  margin: 0,
  overflow: 'auto',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
})

export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })

export const problem = style({ display: 'grid', gap: vars.space[2] })

export const count = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: vars.lead[1],
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
  color: vars.color.good,
  selectors: { '&[data-unsaved]': { color: vars.color.bad } },
})

export const placeholderField = style({ display: 'grid', gap: vars.space[1] })

export const error = style({
  margin: 0,
  color: vars.color.bad,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
})

export const editorPlaceholder = style({
  minHeight: 220,
  padding: vars.space[3],
  border: vars.border.hairline,
})
