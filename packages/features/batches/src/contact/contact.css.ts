import { vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

/** Its text begins where the name above it begins; the whole height can be pressed. */
export const show = style({
  justifySelf: 'start',
  minHeight: 32,
  marginInlineStart: `calc(-1 * ${vars.space[2]})`,
  fontSize: vars.size[1],
})
export const shown = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[1],
  fontSize: vars.size[1],
  lineHeight: vars.lead[2],
  fontWeight: vars.weight.regular,
  color: vars.color.ink3,
  overflowWrap: 'anywhere',
})
