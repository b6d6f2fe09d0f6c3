import { vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const addresses = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
})

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
  paddingBlock: space[3],
  borderTop: vars.border.hairline,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})

export const store = style({ fontSize: vars.size[3], lineHeight: vars.lead[3] })

export const quiet = style({
  color: color.ink2,
  fontSize: vars.size[2],
  lineHeight: vars.lead[2],
})

export const address = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: `${space[1]} ${space[2]}`,
  maxWidth: '640px',
})

export const addressHint = style({
  gridColumn: '1 / -1',
  color: color.ink3,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
})
