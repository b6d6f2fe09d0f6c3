import { vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

export const fields = style({ display: 'grid', gap: vars.space[4], paddingBottom: vars.space[4] })

export const error = style({
  color: vars.color.bad,
  fontSize: vars.size[1],
  lineHeight: vars.lead[2],
})

/** The message that a report is about. */
export const quote = style({
  maxHeight: 160,
  margin: 0,
  paddingInlineStart: vars.space[3],
  borderInlineStart: `3px solid ${vars.color.line2}`,
  overflow: 'auto',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
})
