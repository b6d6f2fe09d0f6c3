import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'

const { color, lead, space } = vars

export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[2],
  minHeight: vars.touch,
})

export const text = style({
  flex: '0 1 auto',
  minWidth: 0,
  maxWidth: '68ch',
  paddingInlineStart: space[3],
  borderInlineStart: `2px solid ${color.line2}`,
  color: color.ink2,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})

export const button = style({ color: color.ink2 })
/** Aligns the text with the text above. */
export const add = style([button, { marginInlineStart: -8 }])

export const field = style({ maxWidth: '68ch' })

export const area = style({ minHeight: `calc(2 * ${lead[3]} + 22px)` })
