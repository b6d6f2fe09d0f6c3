import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'

const { color, space } = vars

export const slide = style({ display: 'flex', flexDirection: 'column', minWidth: 0 })

/** Reserves the space of the image and grows to the height of the neighbouring column. */
export const frame = style({
  position: 'relative',
  flex: 1,
  minHeight: 232,
  borderRadius: vars.radius[1],
  background: color.sunk,
})

export const image = style({
  position: 'absolute',
  inset: 0,
  height: '100%',
  aspectRatio: 'auto',
})

export const caption = style({ padding: `${space[4]} 0 ${space[2]}` })

export const title = style({
  marginTop: space[2],
  minHeight: vars.lead[4],
  textWrap: 'balance',
  selectors: { [`${slide}:hover &`]: { color: color.act }, '&:lang(hi)': { lineHeight: 1.5 } },
})
