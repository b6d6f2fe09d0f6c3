import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'

const { color, space } = vars

export const viewer = style({
  position: 'fixed',
  inset: 0,
  zIndex: 40,
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  background: color.paper,
  color: color.ink,
  overscrollBehavior: 'contain',
  ':focus': { outline: 'none' },
})

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minHeight: 60,
  paddingInline: `${vars.page.gutter} ${space[2]}`,
  paddingTop: 'env(safe-area-inset-top)',
})

export const title = style({
  minWidth: 0,
  overflow: 'hidden',
  fontSize: vars.size[3],
  lineHeight: vars.lead[3],
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const stage = style({ position: 'relative', minHeight: 0 })

export const full = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'contain',
  selectors: { 'video&': { background: '#000' } },
})

export const footer = style([
  bar,
  { justifyContent: 'center', padding: `0 0 env(safe-area-inset-bottom)` },
])

export const place = style({
  minWidth: 72,
  color: color.ink2,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
})
