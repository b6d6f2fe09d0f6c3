import { vars } from '@edbazaar/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space } = vars

export const fields = style({ margin: 0, borderTop: `1px solid ${color.line2}` })
globalStyle(`${fields} > div`, {
  display: 'grid',
  gridTemplateColumns: '116px minmax(0, 1fr)',
  columnGap: space[3],
  paddingBlock: space[2],
  borderBottom: vars.border.hairline,
})
globalStyle(`${fields} dt`, { color: color.ink2 })
globalStyle(`${fields} dd`, { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' })

export const images = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })

export const image = style({ width: 160, maxWidth: '100%' })

export const text = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 68ch)',
  gap: space[3],
  paddingBottom: space[5],
  overflowWrap: 'anywhere',
})

export const cover = style({ width: 320, maxWidth: '100%' })

export const textTitle = style({ fontWeight: vars.weight.medium })
