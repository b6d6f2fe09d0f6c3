import { vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space[2]} ${space[4]}`,
  padding: `${space[4]} 0`,
  borderBottom: vars.border.hairline,
  fontVariantNumeric: 'tabular-nums',
})

export const name = style({
  fontSize: vars.size[3],
  lineHeight: vars.lead[3],
  overflowWrap: 'anywhere',
})

export const quiet = style({
  color: color.ink2,
  fontSize: vars.size[2],
  lineHeight: vars.lead[2],
  overflowWrap: 'anywhere',
})

/** The next class, or when a hold or a request ends. */
export const when = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' })

export const actions = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
})
