import { vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const add = style({ paddingTop: space[4] })

export const item = style({
  display: 'grid',
  gap: space[1],
  paddingBlock: space[4],
  borderBottom: vars.border.hairline,
  overflowWrap: 'anywhere',
})

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  color: color.ink3,
})

export const loading = style({ display: 'grid', gap: space[4], paddingTop: space[5] })
