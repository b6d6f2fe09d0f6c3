import { vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const fields = style({ display: 'grid', gap: space[5] })

export const filters = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })

export const filter = style({
  padding: `2px ${space[2]}`,
  border: `1px solid ${color.rule}`,
  borderRadius: vars.radius[1],
  background: color.sunk,
  fontSize: vars.size[2],
  lineHeight: vars.lead[2],
  overflowWrap: 'anywhere',
})

export const note = style({ color: color.ink3, fontSize: vars.size[1], lineHeight: vars.lead[2] })

export const intro = style({ maxWidth: '64ch', paddingBlock: space[3], color: color.ink2 })

export const alert = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
  paddingBlock: space[3],
  borderBottom: vars.border.hairline,
})

export const facts = style({ flex: '1 1 280px', minWidth: 0, overflowWrap: 'anywhere' })

export const name = style({ fontWeight: vars.weight.medium })

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `2px ${space[2]}`,
  color: color.ink3,
  fontSize: vars.size[1],
  lineHeight: vars.lead[2],
})
