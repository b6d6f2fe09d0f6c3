import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'

const { color, space } = vars

export const card = style({ position: 'relative', display: 'block' })

export const name = style({
  marginTop: space[3],
  fontSize: vars.size[3],
  lineHeight: vars.lead[3],
  fontStretch: vars.stretch.name,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  selectors: { '&:lang(hi)': { lineHeight: vars.lead[3] } },
})

export const link = style({
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: {
    [`${card}:hover &`]: { color: color.act },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `3px solid ${color.act}`, outlineOffset: -3 },
  },
})

export const place = style({
  marginBottom: space[2],
  color: color.ink2,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  fontVariantNumeric: 'tabular-nums',
})

export const fact = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  alignItems: 'center',
  minHeight: space[6],
  borderTop: vars.border.hairline,
})

globalStyle(`${fact} > dt`, { color: color.ink3, fontSize: vars.size[1] })
globalStyle(`${fact} > dd`, {
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
})
globalStyle(`${card} small`, {
  color: color.ink3,
  fontSize: vars.size[1],
  fontWeight: vars.weight.regular,
})
globalStyle(`${place} small`, { color: 'inherit', fontSize: 'inherit' })

/** The whole card is the link; the buttons, which need scripts, are above it in the stacking order. */
export const actions = style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  gap: space[1],
  minHeight: `calc(${vars.touch} + ${space[1]} + 1px)`,
  color: color.ink2,
  borderTop: vars.border.hairline,
  paddingTop: space[1],
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
})

globalStyle(`${actions} > :first-child`, { marginInlineStart: -8 })

export const bar = style({
  display: 'block',
  width: '70%',
  height: 12,
  borderRadius: 2,
  background: color.line,
})
export const plateBar = style({
  display: 'block',
  aspectRatio: '3 / 2',
  borderRadius: vars.radius[1],
  background: color.line,
})
export const barLine = style({ display: 'flex', alignItems: 'center', height: vars.lead[3] })
export const barPlace = style([
  barLine,
  { width: '60%', height: vars.lead[2], marginBottom: space[2] },
])
