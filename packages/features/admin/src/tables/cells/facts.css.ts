import { vars } from '@edbazaar/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space } = vars

/** Names and values of a record in its dialog. */
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
