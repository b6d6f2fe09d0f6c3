import { media, vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
})

/** Two columns on wide screens. */
export const pair = style({
  display: 'grid',
  gap: space[4],
  alignItems: 'start',
  '@media': { [media.middle]: { gridTemplateColumns: '1fr 1fr' } },
})

export const existing = style({
  padding: space[3],
  background: color.sunk,
  borderRadius: vars.radius[1],
  selectors: { '&:not(:has(ul))': { position: 'absolute', padding: 0 } },
})

export const existingList = style({ display: 'grid', gap: space[2], marginBlock: space[2] })

export const readOnly = style({
  background: color.sunk,
  borderColor: color.line,
  color: color.ink2,
})

export const images = style({ display: 'grid', gap: space[2], padding: 0, border: 0 })

export const legend = style({ marginBottom: space[1], padding: 0, fontWeight: vars.weight.medium })

export const thumbs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(88px, 1fr))',
  gap: space[2],
})

export const video = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '3 / 2',
  borderRadius: vars.radius[1],
  background: color.sunk,
  color: color.act,
})

export const hint = style({
  color: color.ink3,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
})

export const error = style([hint, { color: color.bad, fontWeight: vars.weight.medium }])
