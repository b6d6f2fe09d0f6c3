import { vars } from '@edbazaar/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space } = vars

/** Names and values of the request. */
export const facts = style({ display: 'grid', marginBottom: space[4] })
globalStyle(`${facts} > div`, {
  display: 'grid',
  gridTemplateColumns: '120px minmax(0, 1fr)',
  gap: space[3],
  paddingBlock: space[2],
  borderBottom: vars.border.hairline,
})
globalStyle(`${facts} dt`, { color: color.ink2 })
globalStyle(`${facts} dd`, { margin: 0, overflowWrap: 'anywhere' })

export const fields = style({ display: 'grid', gap: space[4], marginTop: space[3] })

export const small = style({
  color: color.ink3,
  fontSize: vars.size[1],
  lineHeight: vars.lead[2],
  textWrap: 'pretty',
})

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  marginTop: space[2],
})
