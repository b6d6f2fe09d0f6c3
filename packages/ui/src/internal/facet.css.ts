import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'

export const group = style({
  paddingBlock: vars.space[4],
  borderBottom: vars.border.hairline,
})

export const legend = style({
  // A floated legend is placed inside the padding instead of on the border.
  float: 'inline-start',
  width: '100%',
  padding: 0,
  marginBottom: vars.space[1],
  fontWeight: vars.weight.bold,
  fontStretch: vars.stretch.narrow,
  fontSize: vars.size[3],
  lineHeight: vars.lead[3],
})

export const body = style({ clear: 'both' })
