import { vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

export const areas = style({ marginTop: vars.space[6] })

export const feesNote = style({
  marginTop: vars.space[2],
  color: vars.color.ink2,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
})
