import { vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const fields = style({ display: 'grid', gap: space[4] })
export const quiet = style({ color: color.ink2 })
export const saving = style({
  display: 'grid',
  gap: space[3],
  padding: space[4],
  borderInlineStart: `3px solid ${color.line2}`,
  background: color.sunk,
})
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })

export const line = style({
  display: 'grid',
  gap: space[1],
  paddingBlock: space[3],
  borderBottom: vars.border.hairline,
})
export const name = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' })
/** The first lines of a text. */
export const excerpt = style({
  display: '-webkit-box',
  overflow: 'hidden',
  color: color.ink2,
  fontSize: vars.size[1],
  lineHeight: vars.lead[2],
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
})
