import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'

const { color, space } = vars

export const cropper = style({ display: 'grid', gap: space[3] })

/** Limits the height, so that the controls below fit, also on a phone in landscape. */
export const window = style({
  width: '100%',
  maxHeight: '56dvh',
  // A scroll container around it would clip the focus ring.
  marginTop: space[2],
  overflow: 'hidden',
  borderRadius: vars.radius[1],
  background: color.sunk,
  touchAction: 'none',
  cursor: 'grab',
  ':active': { cursor: 'grabbing' },
})

export const image = style({ width: '100%', height: '100%' })

/* Hides the library's frame, dashes and shade, because the whole area is kept. */
globalStyle(`${image} .cropper-view-box`, { outline: 'none' })

export const hint = style({
  color: color.ink3,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
})

export const zoom = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  gap: space[4],
  minHeight: vars.touch,
  fontWeight: vars.weight.medium,
})

export const slider = style({ width: '100%', minHeight: vars.touch, accentColor: color.act })

export const missing = style({ color: color.bad, fontWeight: vars.weight.medium })

export const actions = style({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: space[3],
  paddingTop: space[3],
  borderTop: vars.border.hairline,
})
