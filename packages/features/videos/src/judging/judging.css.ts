import { vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, lead, size, space } = vars

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  maxWidth: 760,
  paddingBottom: space[7],
})

export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  padding: space[4],
  background: color.surface,
  border: vars.border.hairline,
  borderRadius: vars.radius[2],
})

export const title = style({ fontSize: size[3], lineHeight: lead[3], overflowWrap: 'anywhere' })

export const quiet = style({ color: color.ink3 })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space[3],
})

export const list = style({ display: 'grid', gap: space[4] })
