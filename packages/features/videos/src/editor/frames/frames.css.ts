import { media, vars } from '@edbazaar/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, size, space } = vars

export const poster = style({
  maxWidth: 320,
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: vars.radius[1],
  background: color.sunk,
})
globalStyle(`${poster} img`, { width: '100%', height: '100%', objectFit: 'cover' })

export const frames = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[2],
  '@media': { [media.middle]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})

export const frame = style({
  display: 'grid',
  gap: space[1],
  width: '100%',
  padding: space[1],
  border: vars.border.hairline,
  borderRadius: vars.radius[1],
  background: color.surface,
  color: color.ink2,
  fontSize: size[1],
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  ':hover': { borderColor: color.act },
  ':disabled': { opacity: 0.6 },
})

export const frameImage = style({
  width: '100%',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  background: color.sunk,
})
