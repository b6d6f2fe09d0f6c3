import { media, vars } from '@edbazaar/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space } = vars
const small = { fontSize: vars.size[1], lineHeight: vars.lead[1] } as const
const narrowFont = { fontWeight: vars.weight.bold, fontStretch: vars.stretch.narrow } as const

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  paddingBlock: `${space[4]} ${space[7]}`,
})

export const names = style({
  display: 'grid',
  justifyItems: 'start',
  minWidth: 0,
  flex: '1 1 320px',
})
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[4]}`,
  color: color.ink2,
  fontVariantNumeric: 'tabular-nums',
})
export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
export const more = style({
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'start',
  minWidth: vars.touch,
  height: vars.touch,
  minHeight: vars.touch,
  border: `1px solid ${color.line2}`,
  borderRadius: vars.radius[1],
})

export const seats = style({ minWidth: 0 })
export const seatsLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space[3]}`,
  marginBottom: space[3],
  fontVariantNumeric: 'tabular-nums',
})
export const seatsFigure = style({
  ...narrowFont,
  fontSize: vars.size[5],
  lineHeight: vars.lead[5],
})
export const dates = style({ marginInlineStart: 'auto', color: color.ink3 })
export const quiet = style([
  small,
  { marginTop: space[2], color: color.ink3, overflowWrap: 'anywhere' },
])

export const columns = style({
  display: 'grid',
  gap: space[6],
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 320px', alignItems: 'start' },
  },
})
export const aside = style({
  display: 'grid',
  gap: space[6],
  minWidth: 0,
  '@media': {
    [media.wide]: { paddingInlineStart: space[5], borderInlineStart: vars.border.hairline },
  },
})

/** A small heading with its action over a hairline. */
export const sideHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minHeight: vars.touch,
  borderBottom: `1px solid ${color.line2}`,
})
globalStyle(`${sideHead} > h2`, { fontSize: vars.size[3], lineHeight: vars.lead[3] })
export const sideText = style([
  small,
  { marginTop: space[2], color: color.ink3, textWrap: 'pretty' },
])

export const sideFacts = style({ margin: 0 })
globalStyle(`${sideFacts} > div`, {
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr)',
  gap: space[3],
  paddingBlock: 10,
  borderBottom: vars.border.hairline,
})
globalStyle(`${sideFacts} dt`, { color: color.ink3 })
globalStyle(`${sideFacts} dd`, { margin: 0, overflowWrap: 'anywhere' })
globalStyle(`${sideFacts} dd > small`, { ...small, display: 'block', color: color.ink3 })

export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minHeight: vars.touch,
  paddingBlock: space[1],
  borderBottom: vars.border.hairline,
  overflowWrap: 'anywhere',
})
globalStyle(`${line} small`, { ...small, display: 'block', color: color.ink3 })

/** Fields of a dialog. */
export const fields = style({ display: 'grid', gap: space[4], minWidth: 0 })
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: space[3],
})
/** A pair whose inputs are in line, however many lines their labels have. */
export const evenPair = style([pair, { alignItems: 'stretch', rowGap: space[1] }])
globalStyle(`${evenPair} > *`, { gridRow: 'span 4', gridTemplateRows: 'subgrid' })
globalStyle(`${evenPair} > * > :first-child`, { alignSelf: 'end' })
export const hint = style([small, { color: color.ink3, textWrap: 'pretty' }])
export const fieldGroup = style({
  display: 'grid',
  gap: space[3],
  minWidth: 0,
  paddingTop: space[2],
})
export const groupTitle = style({ fontSize: vars.size[3], lineHeight: vars.lead[3] })

/** The texts for families. */
export const emailPreview = style({
  padding: `${space[3]} ${space[4]}`,
  background: color.sunk,
  color: color.ink,
  textWrap: 'pretty',
})
export const emailNote = style([small, { marginBottom: space[1], color: color.ink2 }])
globalStyle(`${emailPreview} s`, { color: color.ink3 })

export const checks = style({ borderTop: vars.border.hairline })
globalStyle(`${checks} > li`, {
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: space[2],
  paddingBlock: space[2],
  borderBottom: vars.border.hairline,
})
globalStyle(`${checks} > li > svg`, { marginTop: 2, color: color.good })
globalStyle(`${checks} > li[data-warning] > svg`, { color: color.accentInk })
