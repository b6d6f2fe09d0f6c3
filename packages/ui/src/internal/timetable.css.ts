import { createContainer, createVar, globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'
import { startMark } from '../theme/start-mark'
import { iconMask } from './icon-mask'
import { boardCount, feesTo, otherBoards } from './school-facts.css'

const { color, space } = vars

const container = createContainer()
const columns = createVar()
const strip = createVar()
const middle = createVar()
const buttons = createVar()

const withPlace = {
  strip: '50px 79px minmax(78px, auto) 57px minmax(0, 1fr)',
  middle: '60px 88px 88px 64px minmax(0, 1fr)',
}
const withoutPlace = {
  strip: '72px minmax(92px, auto) 64px minmax(0, 1fr)',
  middle: '96px 96px 64px minmax(0, 1fr)',
}
const nearFacts =
  'minmax(56px, 64px) minmax(72px, 100px) minmax(84px, 88px) minmax(60px, 64px) minmax(116px, 128px)'
const otherFacts = 'minmax(72px, 112px) minmax(84px, 100px) minmax(60px, 76px) minmax(116px, 152px)'

const list = style({ containerName: container, containerType: 'inline-size' })

/** The columns from 780 px, and those of the narrow layout below that. */
function columnsOf(timetable: string, narrow: typeof withPlace) {
  return style([
    list,
    { vars: { [columns]: timetable, [strip]: narrow.strip, [middle]: narrow.middle } },
  ])
}

export const layout = {
  facts: columnsOf(`114px minmax(150px, 1fr) ${nearFacts}`, withPlace),
  factsAndActions: columnsOf(`114px minmax(110px, 1fr) ${nearFacts} ${buttons}`, withPlace),
  noDistance: columnsOf(`114px minmax(150px, 1fr) ${otherFacts}`, withoutPlace),
  noDistanceButActions: columnsOf(
    `114px minmax(110px, 1fr) ${otherFacts} ${buttons}`,
    withoutPlace,
  ),
}

/** The room of the buttons, by how many a row has. */
export const actionCount = {
  one: style({ vars: { [buttons]: '48px' } }),
  two: style({ vars: { [buttons]: '92px' } }),
}

/** A narrow gap up to 850 px, 20 px above. */
const gap = 'clamp(10px, calc((100cqi - 780px) / 7 + 10px), 20px)'

const asRow = `${container} (min-width: 780px)`
const asNarrow = `${container} (max-width: 779px)`
/** Narrower than a phone of 390 px: the facts take two lines. */
const asSmall = `${container} (max-width: 345px)`
const asMiddle = `${container} (min-width: 480px) and (max-width: 779px)`

export const heads = style({
  display: 'none',
  '@container': {
    [asRow]: {
      display: 'grid',
      gridTemplateColumns: columns,
      columnGap: gap,
      alignItems: 'center',
      minHeight: 40,
      borderBottom: vars.border.hairline,
      color: color.ink3,
      fontSize: vars.size[1],
      fontStretch: vars.stretch.narrow,
    },
  },
})

export const headName = style({ gridColumn: '1 / 3' })
export const headRight = style({ textAlign: 'end' })
export const headActions = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: vars.touch,
  justifyContent: 'end',
  gap: space[1],
  textAlign: 'center',
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
})

export const entry = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr) auto',
  columnGap: space[3],
  paddingBlock: space[4],
  borderBottom: vars.border.hairline,
  selectors: {
    '&[data-highlighted]': { background: color.sunk, boxShadow: startMark(3, color.act) },
  },
  '@container': {
    [asRow]: {
      gridTemplateColumns: columns,
      columnGap: gap,
      alignItems: 'center',
      paddingBlock: space[3],
      selectors: { '&:hover': { background: color.sunk } },
    },
  },
})

export const image = style({
  '@container': {
    [asMiddle]: { gridRow: '1 / 3' },
    [asRow]: { aspectRatio: '3 / 2' },
  },
})

export const who = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  '@container': { [asMiddle]: { justifyContent: 'start' } },
})

export const name = style({
  fontSize: vars.size[3],
  lineHeight: vars.lead[3],
  fontStretch: vars.stretch.name,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
  selectors: { '&:lang(hi)': { lineHeight: vars.lead[4] } },
})

/** The whole row is the link; the buttons are above it in the stacking order. */
export const link = style({
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':hover': { color: color.act },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `3px solid ${color.act}`, outlineOffset: -3 },
  },
})

/** Reserves space for the seal, which must not wrap to a line of its own. */
export const place = style({
  color: color.ink2,
  selectors: { '&:has(> span)': { paddingInlineEnd: 22 } },
})

/** Touch screens have no tooltip, so the seal has its text beside it. */
const noTooltip = '(hover: none)'

export const checkLabel = style({
  display: 'none',
  '@media': {
    [noTooltip]: {
      display: 'block',
      color: color.good,
      fontSize: vars.size[1],
      lineHeight: vars.lead[1],
    },
  },
})

export const check = style({
  position: 'absolute',
  width: 16,
  height: 16,
  marginInlineStart: 6,
  marginBlockStart: 'calc((1lh - 16px) / 2)',
  background: color.good,
  mask: iconMask(
    '<path d="M3.85 8.62a4 4 0 0 1 4.78-4.77 4 4 0 0 1 6.74 0 4 4 0 0 1 4.78 4.78 4 4 0 0 1 0 6.74 4 4 0 0 1-4.77 4.78 4 4 0 0 1-6.75 0 4 4 0 0 1-4.78-4.77 4 4 0 0 1 0-6.76Z"/> <path d="m16 9-5.5 5.5L8 12"/>',
  ),
})

export const actions = style({
  position: 'relative',
  zIndex: 1,
  gridArea: '1 / 3',
  display: 'grid',
  alignContent: 'space-between',
  color: color.ink2,
  '@container': {
    [asMiddle]: { gridRow: '1 / 3' },
    [asRow]: { gridArea: 'auto', display: 'flex', justifyContent: 'flex-end', gap: space[1] },
  },
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
})

/** Like the buttons, it is above the row link in the stacking order. */
export const below = style({
  position: 'relative',
  zIndex: 1,
  gridColumn: '1 / -1',
  minWidth: 0,
  marginTop: space[2],
  '@container': { [asRow]: { gridColumn: '2 / -1', marginTop: 0 } },
})

export const facts = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: strip,
  marginTop: space[3],
  '@container': {
    [asSmall]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: `${space[2]} ${space[3]}` },
    [asMiddle]: {
      gridTemplateColumns: middle,
      gridColumn: '2 / -1',
      gridRow: 2,
      alignSelf: 'end',
      marginTop: space[1],
      selectors: { '[data-actions] > &': { paddingInlineEnd: 52 } },
    },
    [asRow]: { display: 'contents' },
  },
})

export const fact = style({
  minWidth: 0,
  fontStretch: '88%',
  paddingInlineStart: space[2],
  borderInlineStart: vars.border.hairline,
  selectors: { '&:first-child': { paddingInlineStart: 0, border: 0 } },
  '@container': {
    [asSmall]: { paddingInlineStart: 0, border: 0 },
    [asRow]: {
      padding: 0,
      border: 0,
      fontStretch: '100%',
      selectors: { '&:first-child': { padding: 0 } },
    },
  },
})

export const rightFact = style([fact, { '@container': { [asRow]: { textAlign: 'end' } } }])

globalStyle(`${fact} > dt`, {
  color: color.ink3,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
  fontStretch: vars.stretch.lead,
  whiteSpace: 'nowrap',
  '@container': {
    [asRow]: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
})

globalStyle(`${fact} > dd`, {
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
})

globalStyle(`${fact} small`, {
  color: color.ink3,
  fontSize: vars.size[1],
  fontWeight: vars.weight.regular,
})

/* "Not provided" fits the narrowest column. */
globalStyle(`${fact} em`, {
  fontStretch: '75%',
  fontSize: vars.size[1],
  '@container': { [asRow]: { fontStretch: '92%', fontSize: vars.size[2] } },
})

globalStyle(`${facts} ${otherBoards}`, {
  '@container': {
    [asNarrow]: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
})
globalStyle(`${facts} ${boardCount}`, { '@container': { [asNarrow]: { display: 'inline' } } })

globalStyle(`${facts} ${feesTo}`, {
  display: 'block',
  lineHeight: vars.lead[1],
  fontStretch: vars.stretch.lead,
  '@container': { [asRow]: { fontStretch: '100%' } },
})

/** A second line in a cell, in small secondary text. */
export const under = style({ display: 'block', fontSize: vars.size[1], color: color.ink3 })

/** "Opens 5 January" stays on one line. */
export const seats = style([
  fact,
  {
    fontStretch: '82%',
    letterSpacing: '-.005em',
    '@container': { [asRow]: { fontStretch: '100%', letterSpacing: 0 } },
  },
])

export const fees = style([rightFact])
globalStyle(`${fees} > dd`, { fontWeight: vars.weight.bold })

/* Skeleton bars in the same grid. */
export const bar = style({
  display: 'block',
  width: '80%',
  height: 12,
  marginBlock: 4,
  borderRadius: 2,
  background: color.line,
})

export const shortBar = style([bar, { width: '50%' }])
export const plateBar = style({
  aspectRatio: '1',
  borderRadius: vars.radius[1],
  background: color.line,
})
