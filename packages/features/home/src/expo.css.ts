import { vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

export const image = style({ selectors: { '&&': { height: 144, aspectRatio: 'auto' } } })

export const text = style({
  marginTop: vars.space[4],
  fontSize: vars.size[3],
  lineHeight: vars.lead[3],
  color: vars.color.ink2,
  textWrap: 'pretty',
})
