import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'

const { color, space } = vars

const caption = { fontSize: vars.size[1], lineHeight: vars.lead[2] } as const

/** Below this width of the list, before and after are below each other. */
const stacked = '(max-width: 519px)'

const columns = {
  display: 'grid',
  gridTemplateColumns: '20px 96px minmax(0, 1fr) minmax(0, 1fr)',
  columnGap: space[3],
} as const

export const frame = style({
  containerType: 'inline-size',
  paddingInline: space[3],
  marginInline: `calc(-1 * ${space[3]})`,
})

export const heads = style({
  ...columns,
  ...caption,
  minHeight: 32,
  alignItems: 'center',
  borderBottom: `1px solid ${color.line2}`,
  color: color.ink3,
  fontStretch: vars.stretch.narrow,
  '@container': { [stacked]: { display: 'none' } },
})

export const list = style({
  '@container': { [stacked]: { borderTop: `1px solid ${color.line2}` } },
})

export const field = style({
  ...columns,
  alignItems: 'start',
  padding: space[3],
  marginInline: `calc(-1 * ${space[3]})`,
  borderBottom: vars.border.hairline,
  selectors: {
    '&[data-selected]': {
      background: color.sunk,
      boxShadow: `inset 3px 0 ${color.bad}`,
      vars: { [color.ink3]: color.ink2 },
    },
  },
  '@container': {
    [stacked]: { gridTemplateColumns: '20px minmax(0, 1fr)', rowGap: 6 },
  },
})
globalStyle(`${field}[data-kind="images"]`, {
  '@container': { [stacked]: { gridTemplateColumns: '20px minmax(0, 1fr) minmax(0, 1fr)' } },
})

export const box = style({
  appearance: 'none',
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 20,
  height: 20,
  margin: '2px 0 0',
  border: `1px solid ${color.line2}`,
  borderRadius: vars.radius[1],
  background: color.surface,
  cursor: 'pointer',
  ':checked': { background: color.act, borderColor: color.act },
  ':disabled': { background: color.sunk, borderColor: color.line, cursor: 'default' },
  selectors: {
    // The target is larger than the box.
    '&::before': { content: '', position: 'absolute', inset: -12 },
    '&:checked::after': {
      content: '',
      width: 10,
      height: 5,
      border: `solid ${color.onAct}`,
      borderWidth: '0 0 2px 2px',
      transform: 'translateY(-1px) rotate(-45deg)',
    },
    '&:checked:disabled': { background: color.line2, borderColor: color.line2 },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
})

export const name = style({
  minWidth: 0,
  '@container': {
    [stacked]: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      gap: `0 ${space[2]}`,
    },
  },
})
globalStyle(`${field}[data-kind="images"] > ${name}`, {
  '@container': { [stacked]: { gridColumn: '2 / -1' } },
})

export const label = style({
  display: 'block',
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
  selectors: { '&[for]': { cursor: 'pointer' } },
})

export const state = style({
  ...caption,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  color: color.ink3,
  selectors: { '&[data-held]': { color: color.ink, fontWeight: vars.weight.medium } },
})

const side = {
  position: 'relative',
  minWidth: 0,
  paddingInlineStart: 16,
  overflowWrap: 'anywhere',
  '@container': { [stacked]: { gridColumn: 2 } },
} as const

const sign = { position: 'absolute', insetInlineStart: 0, fontWeight: vars.weight.bold } as const

export const old = style({
  ...side,
  '::before': { ...sign, content: '−', color: color.bad },
})

export const fresh = style({
  ...side,
  '::before': { ...sign, content: '+', color: color.good },
})

globalStyle(`${field}[data-kind="images"] > ${fresh}`, {
  '@container': { [stacked]: { gridColumn: 3 } },
})

export const both = style({
  gridColumn: '3 / -1',
  minWidth: 0,
  lineHeight: vars.lead[3],
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  '@container': { [stacked]: { gridColumn: 2 } },
})

const changed = {
  padding: '1px 3px',
  margin: '0 -1px',
  borderRadius: 2,
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
  textDecorationThickness: 1,
} as const

export const removed = style({
  ...changed,
  background: color.badSoft,
  color: color.bad,
  textDecorationLine: 'line-through',
})

export const added = style({
  ...changed,
  background: color.goodSoft,
  color: color.good,
  fontWeight: vars.weight.medium,
  textDecorationLine: 'underline',
  textUnderlineOffset: 3,
})

export const marked = style({
  margin: '0 3px',
  background: 'none',
  color: 'inherit',
  outline: `1.5px dashed ${color.accentInk}`,
  outlineOffset: 1,
  borderRadius: 2,
})

export const set = style({
  gridColumn: '3 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[3]}`,
  minWidth: 0,
  '@container': { [stacked]: { gridColumn: 2 } },
})

export const addedValue = style([
  added,
  { display: 'inline-block', padding: `2px ${space[2]}`, '::before': { content: '"+ "' } },
])

export const removedValue = style([
  removed,
  {
    display: 'inline-block',
    padding: `2px ${space[2]}`,
    '::before': { content: '"− "', display: 'inline-block', paddingInlineEnd: 4 },
  },
])

export const rest = style({ color: color.ink3 })

export const nothing = style({ color: color.ink3 })

export const small = style({ ...caption, display: 'grid', color: color.ink3 })

export const images = style({ display: 'grid', gap: space[2] })

export const figure = style({ display: 'grid', gap: 4, margin: 0 })

export const image = style({
  display: 'block',
  width: '100%',
  maxHeight: 260,
  objectFit: 'contain',
  objectPosition: 'left top',
  borderRadius: vars.radius[1],
  filter: vars.image.dim,
})

export const finding = style({
  ...caption,
  gridColumn: '3 / -1',
  display: 'flex',
  gap: 6,
  marginTop: space[2],
  color: color.accentInk,
  fontWeight: vars.weight.medium,
  '@container': { [stacked]: { gridColumn: '2 / -1', marginTop: 0 } },
})
globalStyle(`${finding} > svg`, { flex: 'none', marginTop: 2 })
globalStyle(`${state} > svg`, { width: 14, height: 14 })
