import { vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

export const photo = style({ width: '100%' })

export const initials = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  aspectRatio: '1',
  borderRadius: vars.radius[1],
  background: vars.color.actSoft,
  color: vars.color.act,
  fontSize: vars.size[5],
  lineHeight: vars.lead[5],
  fontWeight: vars.weight.medium,
})

export const cover = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '3',
  objectFit: 'cover',
  borderRadius: vars.radius[1],
  background: vars.color.sunk,
  filter: vars.image.dim,
})

export const noCover = style({
  aspectRatio: '3',
  borderRadius: vars.radius[1],
  backgroundColor: vars.color.sunk,
  backgroundImage: `radial-gradient(circle, ${vars.color.line2} 1.5px, transparent 2px)`,
  backgroundRepeat: 'round',
  backgroundSize: '24px 24px',
})
