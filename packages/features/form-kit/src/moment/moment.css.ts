import { vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
  alignItems: 'start',
  gap: vars.space[4],
})

export const hint = style({ marginTop: vars.space[2], color: vars.color.ink3, textWrap: 'pretty' })
