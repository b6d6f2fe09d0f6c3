import { vars } from '@edbazaar/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, size, space } = vars

export const list = style({ display: 'grid', gap: space[3] })

export const label = style({ color: color.ink3, fontSize: size[1] })

export const answer = style({ margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' })
globalStyle(`${answer} > a`, { color: color.act })

export const images = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(128px, 100%), 1fr))',
  gap: space[3],
  paddingTop: space[2],
})

export const imageLink = style({
  display: 'block',
  background: color.surface,
  border: vars.border.hairline,
  borderRadius: vars.radius[2],
  overflow: 'hidden',
})

/** Shown whole: drawings and machines have any shape. */
export const image = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '4 / 3',
  objectFit: 'contain',
})
