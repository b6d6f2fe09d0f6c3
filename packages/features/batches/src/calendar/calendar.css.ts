import { media, vars } from '@edbazaar/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space } = vars
const smallText = { fontSize: vars.size[1], lineHeight: vars.lead[1] } as const
const tabular = { fontVariantNumeric: 'tabular-nums' } as const

export const small = style([smallText, { color: color.ink3, overflowWrap: 'anywhere' }])

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  '@media': { [media.middle]: { marginInlineStart: 'auto' } },
})

export const views = style({ display: 'flex' })
globalStyle(`${views} > *`, { borderRadius: 0 })
globalStyle(`${views} > :not(:last-child)`, { borderInlineEnd: 0 })
globalStyle(`${views} > [aria-current]`, { background: color.actSoft, color: color.act })

export const toAnswer = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  paddingTop: space[3],
  color: color.ink2,
})

/** The week, its figures, and links to others. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
  paddingBlock: space[3],
})
export const weekName = style({
  fontSize: vars.size[4],
  lineHeight: vars.lead[4],
  ...tabular,
  '@media': { [media.narrow]: { flex: 1, minWidth: 'max-content' } },
})
export const weekFigures = style({
  color: color.ink2,
  ...tabular,
  '@media': { [media.narrow]: { order: 3, flexBasis: '100%' } },
})
export const weekLinks = style({
  display: 'flex',
  gap: space[2],
  '@media': { [media.wide]: { order: -1 } },
})

/** A phone has the days of the week to go back to. */
export const todayLink = style({ '@media': { '(max-width: 639px)': { display: 'none' } } })

/** The days of the week on a phone. */
export const strip = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  borderBottom: `1px solid ${color.line2}`,
  '@media': { [media.wide]: { display: 'none' } },
})
export const stripDay = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: 1,
  minHeight: 60,
  paddingBlock: `${space[2]} 10px`,
  color: color.ink2,
  ...smallText,
  textDecoration: 'none',
  selectors: {
    '&[aria-current]': { color: color.act, boxShadow: `inset 0 -3px ${color.accent}` },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
})
globalStyle(`${stripDay} b`, {
  color: color.ink,
  fontSize: vars.size[3],
  lineHeight: vars.lead[3],
  fontWeight: vars.weight.medium,
  ...tabular,
})
globalStyle(`${stripDay}[aria-current] b`, { fontWeight: vars.weight.bold })
/** A dot a session, up to four. */
export const dots = style({
  height: 4,
  width: 0,
  background: `radial-gradient(circle at 2px 2px, ${color.act} 1.8px, transparent 2px) 0 0 / 5px 4px`,
  selectors: Object.fromEntries(
    [1, 2, 3, 4].map((count) => [`&[data-count="${count}"]`, { width: count * 5 }]),
  ),
})

/** Pixels of an hour. */
export const hourHeight = 52
const rows = `calc(var(--rows) * ${hourHeight}px)`

export const grid = style({
  display: 'grid',
  borderBlock: `1px solid ${color.line2}`,
  '@media': {
    [media.wide]: { gridTemplateColumns: '52px repeat(7, minmax(0, 1fr))' },
    [media.narrow]: { borderBlock: 0 },
  },
})

const headHeight = 56
export const hours = style({
  display: 'grid',
  alignContent: 'end',
  '@media': { [media.narrow]: { display: 'none' } },
})
export const hourLabels = style({ position: 'relative', height: rows })
globalStyle(`${hourLabels} > span`, {
  position: 'absolute',
  insetInlineEnd: space[2],
  top: `calc(var(--n) * ${hourHeight}px - 8px)`,
  color: color.ink3,
  ...smallText,
  ...tabular,
  whiteSpace: 'nowrap',
})
globalStyle(`${hourLabels} > span:first-child`, { top: 4 })

export const day = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  minWidth: 0,
  '@media': {
    [media.wide]: { borderInlineStart: vars.border.hairline },
    [media.narrow]: { selectors: { '&[data-early]': { display: 'none' } } },
  },
})
export const dayHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space[2]}`,
  borderBottom: vars.border.hairline,
  color: color.ink2,
  '@media': {
    [media.wide]: {
      alignContent: 'start',
      minHeight: headHeight,
      padding: `12px ${space[2]} ${space[1]}`,
    },
    [media.narrow]: { paddingBlock: `${space[4]} ${space[2]}`, borderBottomColor: color.line2 },
  },
})
globalStyle(`${dayHead} > b`, {
  color: color.ink,
  fontSize: vars.size[4],
  lineHeight: vars.lead[4],
  fontWeight: vars.weight.bold,
  fontStretch: vars.stretch.narrow,
  ...tabular,
})
globalStyle(`${day}[data-past] > ${dayHead} > b`, {
  color: color.ink3,
  fontWeight: vars.weight.regular,
})
globalStyle(`${day}[data-today] > ${dayHead}`, {
  '@media': { [media.wide]: { boxShadow: `inset 0 3px ${color.accent}` } },
})
globalStyle(`${day}[data-today] > ${dayHead} > span:not(:last-of-type)`, {
  color: color.ink,
  fontWeight: vars.weight.bold,
})
export const dayCount = style([
  smallText,
  tabular,
  {
    '@media': {
      [media.wide]: { flexBasis: '100%' },
      [media.narrow]: { marginInlineStart: 'auto' },
    },
  },
])
globalStyle(`${day} > ${dayHead} > ${dayCount}`, {
  color: color.ink3,
  fontWeight: vars.weight.regular,
})
export const holiday = style([
  smallText,
  { flexBasis: '100%', color: color.accentInk, overflowWrap: 'anywhere' },
])

export const slots = style({
  position: 'relative',
  '@media': {
    [media.wide]: {
      height: rows,
      background: `repeating-linear-gradient(transparent 0 ${hourHeight - 1}px, ${color.line} ${hourHeight - 1}px ${hourHeight}px)`,
    },
  },
})
globalStyle(`${day}[data-today] > ${slots}`, {
  '@media': {
    [media.wide]: {
      backgroundColor: `color-mix(in srgb, ${color.accentSoft} 40%, transparent)`,
    },
  },
})
/** Sessions that a strip replaces where days are columns. */
export const folded = style({ '@media': { [media.wide]: { display: 'none' } } })

const topOf = (hour: string) => `calc((${hour} - var(--from)) * ${hourHeight}px)`
export const now = style({
  position: 'absolute',
  insetInline: '-4px 0',
  top: topOf('var(--t)'),
  borderTop: `2px solid ${color.accent}`,
  pointerEvents: 'none',
  '::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    top: -5,
    width: 8,
    height: 8,
    borderRadius: '50%',
    background: color.accent,
  },
  '@media': { [media.narrow]: { display: 'none' } },
})

export const empty = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  paddingBlock: space[3],
  color: color.ink2,
})
