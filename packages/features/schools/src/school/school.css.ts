import { media, vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

/** Links below the facts. */
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[5],
  marginTop: space[2],
})

/** A shallow band in place of a gallery, so that fees, ages and seats are above the fold. */
export const band = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minHeight: 72,
  border: vars.border.hairline,
  borderRadius: vars.radius[1],
  background: color.surface,
  overflow: 'hidden',
})

export const bandImage = style({
  flex: 'none',
  width: 108,
  height: 72,
  '@media': { [media.wide]: { width: 144, height: 96 } },
})

export const bandText = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  color: color.ink2,
})

/** The fees in the yearly cost. */
export const sumNote = style({
  color: color.ink2,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
})

export const missing = style({ marginTop: space[3], color: color.ink2 })
