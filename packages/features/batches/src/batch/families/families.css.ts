import { media, vars } from '@edbazaar/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space } = vars
const smallText = { fontSize: vars.size[1], lineHeight: vars.lead[2] } as const

export const small = style([smallText, { color: color.ink3 }])
export const warning = style([smallText, { color: color.accentInk }])
export const none = style({ paddingBlock: space[3], color: color.ink2 })
export const subTitle = style({
  marginTop: space[4],
  fontSize: vars.size[3],
  lineHeight: vars.lead[3],
})

export const request = style({
  display: 'grid',
  gap: `${space[2]} ${space[4]}`,
  alignItems: 'center',
  paddingBlock: space[3],
  borderBottom: vars.border.hairline,
  '@media': { '(min-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})
export const requestFacts = style({ minWidth: 0, color: color.ink2, overflowWrap: 'anywhere' })
export const requestName = style({ color: color.ink, fontWeight: vars.weight.medium })
export const requestActions = style({ display: 'flex', gap: space[2] })
globalStyle(`${requestActions} > *`, {
  flex: 1,
  '@media': { '(min-width: 640px)': { flex: 'none' } },
})

export const table = style({
  width: '100%',
  marginBottom: space[3],
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
})
globalStyle(`${table} :is(th, td)`, {
  paddingBlock: space[2],
  paddingInlineEnd: space[3],
  borderBottom: vars.border.hairline,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
})
/** On a phone the state of a trial class has no space for more than a word. */
globalStyle(`${table} :is(td, thead th)`, { overflowWrap: 'normal' })
globalStyle(`${table} thead th`, { ...smallText, color: color.ink3 })
globalStyle(`${table} tbody th`, { fontWeight: vars.weight.medium })
globalStyle(`${table} small`, {
  ...smallText,
  display: 'block',
  color: color.ink3,
  fontWeight: vars.weight.regular,
})

export const family = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  gap: space[3],
  paddingBlock: space[2],
  borderBottom: vars.border.hairline,
})
export const place = style({
  color: color.ink2,
  fontSize: vars.size[4],
  lineHeight: vars.lead[3],
  fontWeight: vars.weight.bold,
  fontStretch: vars.stretch.narrow,
})

export const rule = style({
  marginTop: space[4],
  padding: `${space[3]} ${space[4]}`,
  borderTop: `1px solid ${color.rule}`,
  background: color.sunk,
})
globalStyle(`${rule} h3`, { fontSize: vars.size[2], lineHeight: vars.lead[2] })
globalStyle(`${rule} ol`, {
  ...smallText,
  display: 'grid',
  gap: 6,
  marginTop: space[1],
  paddingInlineStart: space[4],
  color: color.ink2,
  listStyle: 'decimal',
})

/** Sections of the main column. */
export const main = style({
  display: 'grid',
  gap: space[6],
  minWidth: 0,
  '@media': { [media.narrow]: { gap: space[5] } },
})
