import { media, vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

export const tabs = style({ marginTop: vars.space[4] })

export const dates = style({
  display: 'grid',
  gap: vars.space[2],
  paddingBlock: vars.space[4],
  borderBottom: vars.border.hairline,
  '@media': { [media.narrow]: { gridTemplateColumns: '1fr 1fr' } },
})

export const datesLegend = style({
  // A floated legend is inside the padding; otherwise it would overlap the border.
  float: 'inline-start',
  gridColumn: '1 / -1',
  padding: 0,
  fontWeight: vars.weight.bold,
  fontStretch: vars.stretch.narrow,
  fontSize: vars.size[3],
  lineHeight: vars.lead[3],
})
