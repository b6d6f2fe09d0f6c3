import { vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

export const fields = style({ display: 'grid', gap: vars.space[4], paddingBottom: vars.space[4] })

export const error = style({
  color: vars.color.bad,
  fontSize: vars.size[1],
  lineHeight: vars.lead[2],
})
