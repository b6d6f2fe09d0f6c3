import { media, vars } from '@edbazaar/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space } = vars
const smallText = { fontSize: vars.size[1], lineHeight: vars.lead[1] } as const

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 720px)',
  paddingBlock: `${space[4]} ${space[7]}`,
})
export const head = style({
  display: 'grid',
  justifyItems: 'start',
  paddingBottom: space[3],
  borderBottom: `3px solid ${color.rule}`,
})
export const title = style({ fontSize: vars.size[5], lineHeight: vars.lead[5] })
export const when = style({ color: color.ink2, fontVariantNumeric: 'tabular-nums' })

export const counts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[4]}`,
  minHeight: 48,
  borderBottom: `1px solid ${color.line2}`,
  color: color.ink2,
  fontVariantNumeric: 'tabular-nums',
})
globalStyle(`${counts} b`, { color: color.ink })
export const rest = style({ marginInlineStart: 'auto' })

export const list = style({})
export const child = style({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[2],
  minHeight: 64,
  paddingBlock: space[2],
  borderBottom: vars.border.hairline,
})
export const number = style({ color: color.ink3, fontVariantNumeric: 'tabular-nums' })
export const facts = style({
  display: 'grid',
  justifyItems: 'start',
  gap: 2,
  minWidth: 0,
  overflowWrap: 'anywhere',
})
globalStyle(`${facts} > b`, {
  fontSize: vars.size[3],
  lineHeight: vars.lead[3],
  fontWeight: vars.weight.medium,
})
globalStyle(`${facts} > small`, { ...smallText, color: color.ink3 })

export const marks = style({
  display: 'inline-flex',
  border: `1px solid ${color.line2}`,
  borderRadius: vars.radius[1],
  overflow: 'hidden',
  background: color.surface,
})
const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: 52,
  height: 46,
  border: 0,
  background: 'none',
  color: color.ink2,
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outlineOffset: '-3px' }, '&:disabled': { cursor: 'default' } },
})
export const yes = style([
  mark,
  { selectors: { '&[aria-pressed="true"]': { background: color.good, color: color.paper } } },
])
export const no = style([
  mark,
  {
    borderInlineStart: `1px solid ${color.line2}`,
    selectors: {
      '&[aria-pressed="true"]': {
        background: color.badSoft,
        color: color.bad,
        boxShadow: `inset 0 0 0 2px ${color.bad}`,
      },
    },
  },
])

/** Stays above the bar of the site on a phone. */
export const footer = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 3,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  padding: space[3],
  borderTop: `1px solid ${color.ink}`,
  background: color.surface,
  '@media': { [media.narrow]: { bottom: 56 } },
})
globalStyle(`${footer} small`, { ...smallText, display: 'block', color: color.ink3 })
