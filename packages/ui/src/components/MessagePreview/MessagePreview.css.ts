import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'

const { color, space } = vars

export const preview = style({
  display: 'grid',
  gap: space[2],
  padding: `${space[3]} ${space[4]} ${space[4]}`,
  border: `1px solid ${color.line}`,
  borderBlockStart: `2px solid ${color.line2}`,
  background: color.paper,
  overflowWrap: 'anywhere',
})

export const to = style({
  color: color.ink3,
  fontSize: vars.size[1],
  lineHeight: vars.lead[2],
})

export const title = style({
  fontSize: vars.size[3],
  fontWeight: vars.weight.bold,
  lineHeight: vars.lead[3],
  textWrap: 'balance',
})

export const text = style({ whiteSpace: 'pre-line', textWrap: 'pretty' })
