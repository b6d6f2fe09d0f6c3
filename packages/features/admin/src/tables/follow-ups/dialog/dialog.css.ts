import { vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

/** The message as it was written. */
export const message = style({
  maxHeight: 280,
  padding: space[4],
  overflow: 'auto',
  background: color.sunk,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})

export const fields = style({ display: 'grid', gap: space[3], marginTop: space[4] })

export const hint = style({
  // In line with the label of the checkbox.
  marginInlineStart: 32,
  color: color.ink3,
  fontSize: vars.size[1],
  lineHeight: vars.lead[2],
})
