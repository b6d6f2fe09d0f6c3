import { vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
  marginBlock: space[3],
  padding: space[3],
  border: vars.border.hairline,
  borderRadius: vars.radius[1],
  background: color.surface,
})

export const note = style({ color: color.ink2 })
