import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'

const { color, space } = vars

export const field = style({ display: 'grid', gap: space[2] })

export const map = style({ height: '300px' })

/** A drop whose tip is at the point. Uses `translate`, because Leaflet sets `transform`. */
export const pin = style({
  width: '32px',
  height: '40px',
  translate: '-50% -100%',
  cursor: 'grab',
  touchAction: 'none',
  ':focus-visible': { outline: `3px solid ${color.act}`, outlineOffset: '2px' },
})
globalStyle(`${pin} > span`, {
  position: 'absolute',
  left: '2px',
  top: '1px',
  width: '28px',
  height: '28px',
  background: color.act,
  border: `2px solid ${color.surface}`,
  borderRadius: '50% 50% 0 50%',
  rotate: '45deg',
  boxShadow: vars.shadow.lift,
})
globalStyle(`${pin} > span::after`, {
  content: '',
  position: 'absolute',
  inset: '7px',
  background: color.surface,
  borderRadius: '50%',
})

export const below = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[4]}`,
})

export const description = style({ minWidth: 0 })

export const coordinates = style({
  color: color.ink2,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
  fontVariantNumeric: 'tabular-nums',
})

export const help = style({
  color: color.ink2,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
})
