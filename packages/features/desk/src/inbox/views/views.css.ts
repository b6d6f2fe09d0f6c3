import { vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

/** Looks like the buttons beside it. */
export const menu = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: vars.touch,
  paddingInline: space[4],
  border: `1px solid ${color.line2}`,
  borderRadius: vars.radius[1],
  background: color.surface,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  ':hover': { borderColor: color.act, color: color.act },
})
