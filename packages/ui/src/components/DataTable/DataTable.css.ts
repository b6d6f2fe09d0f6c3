import { createContainer, globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'
import { startMark } from '../../theme/start-mark'

const { color, space } = vars

const container = createContainer()
/** Below this width each row is a card. */
export const asCards = `${container} (max-width: 719px)`

/** Height of a row with one line. */
const rowHeight = `calc(${vars.touch} + 4px)`

export const frame = style({ containerName: container, containerType: 'inline-size' })

export const table = style({
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[aria-busy="true"]': { cursor: 'progress' } },
  '@container': { [asCards]: { display: 'block' } },
})
globalStyle(`${table} > :is(tbody, caption)`, {
  '@container': { [asCards]: { display: 'block' } },
})
globalStyle(`${table} > :is(thead, colgroup)`, {
  '@container': { [asCards]: { display: 'none' } },
})

export const caption = style({
  paddingBlock: space[2],
  textAlign: 'start',
  fontSize: vars.size[4],
  lineHeight: vars.lead[4],
  fontStretch: vars.stretch.narrow,
  fontWeight: vars.weight.bold,
  selectors: { '&:lang(hi)': { fontStretch: '100%', lineHeight: 1.5 } },
})

export const pickColumn = style({ width: vars.touch })

export const heading = style({
  position: 'sticky',
  top: 0,
  zIndex: 2,
  height: 36,
  padding: 0,
  paddingInlineEnd: space[4],
  borderBlock: `1px solid ${color.line2}`,
  background: color.paper,
  color: color.ink3,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
  fontStretch: vars.stretch.narrow,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  selectors: {
    '&:first-child': { paddingInlineStart: space[3] },
    '&[data-numeric]': { textAlign: 'end' },
    '[data-numeric] + &:not([data-numeric])': { paddingInlineStart: space[3] },
    '&:lang(hi)': { fontStretch: '100%', lineHeight: 1.5 },
  },
  '@media': { print: { position: 'static' } },
})

export const pickHeading = style([heading, { padding: '0 !important' }])

export const sortButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  maxWidth: '100%',
  minHeight: 34,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  fontStretch: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:is(:hover, :focus-visible), [aria-sort] > &': { color: color.ink },
    '[aria-sort] > &': { fontWeight: vars.weight.medium },
    // The heading is aligned with its figures; the arrow comes first.
    '[data-numeric] > &': { flexDirection: 'row-reverse' },
    '&:focus-visible': { outlineOffset: -3 },
  },
})

/** Shows the sort direction, or the direction after a press. */
export const arrow = style({
  flex: 'none',
  opacity: 0,
  selectors: {
    '&[data-sorted]': { opacity: 1 },
    [`${sortButton}:is(:hover, :focus-visible) > &`]: { opacity: 1 },
  },
})

/** The checkbox with a larger touch target. */
export const pick = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.touch,
  height: '100%',
  minHeight: 34,
  cursor: 'pointer',
  '@container': { [asCards]: { height: vars.touch } },
})

const mark = startMark(3, color.act)

export const row = style({
  scrollMarginBlock: '40px 80px',
  selectors: {
    '&[data-opens]': { cursor: 'pointer' },
    '&[data-row]:is(:hover, [data-active])': { background: color.sunk },
    // Captions on the tinted background need a darker colour for contrast.
    '&[data-row][data-selected]': {
      background: color.actSoft,
      vars: { [color.ink3]: color.ink2 },
    },
    '&:focus-visible': { outlineOffset: -3 },
  },
  '@container': {
    [asCards]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(88px, 32%) minmax(0, 1fr) auto',
      paddingBlock: `${space[1]} ${space[3]}`,
      borderBottom: vars.border.hairline,
      selectors: { '&:is([data-active], [data-selected])': { boxShadow: mark } },
    },
  },
})

const base = style({
  height: rowHeight,
  padding: 0,
  paddingInlineEnd: space[4],
  borderBottom: vars.border.hairline,
  textAlign: 'start',
  selectors: {
    '&:first-child': { paddingInlineStart: space[3] },
    ':is([data-active], [data-selected]) > &:first-child': { boxShadow: mark },
  },
  '@container': {
    [asCards]: {
      height: 'auto',
      border: 0,
      padding: 0,
      selectors: {
        '&:first-child': { paddingInlineStart: 0 },
        ':is([data-active], [data-selected]) > &:first-child': { boxShadow: 'none' },
      },
    },
  },
})

export const pickCell = style([
  base,
  {
    padding: '0 !important',
    '@container': { [asCards]: { gridArea: '1 / 1', minWidth: vars.touch } },
  },
])

export const name = style([
  base,
  {
    fontWeight: vars.weight.medium,
    '@container': {
      [asCards]: {
        gridArea: '1 / 2 / auto / 4',
        display: 'grid',
        alignItems: 'center',
        minHeight: vars.touch,
      },
    },
  },
])

export const cell = style([
  base,
  {
    selectors: {
      '&[data-numeric]': { textAlign: 'end' },
      '[data-numeric] + &:not([data-numeric])': { paddingInlineStart: space[3] },
    },
    '@container': {
      [asCards]: {
        gridColumn: '2 / -1',
        display: 'grid',
        gridTemplateColumns: 'subgrid',
        alignItems: 'baseline',
        paddingBlock: 3,
        // Generated content, because an element would be read in a table too.
        '::before': {
          content: 'attr(data-label)',
          paddingInlineEnd: space[3],
          color: color.ink3,
          fontSize: vars.size[1],
          overflowWrap: 'anywhere',
        },
        selectors: {
          '&[data-numeric]': { textAlign: 'start' },
          '[data-numeric] + &:not([data-numeric])': { paddingInlineStart: 0 },
          '&[data-empty]': { display: 'none' },
        },
      },
    },
  },
])

/** Truncates a long value; the padding leaves space for the focus ring of a link. */
export const value = style({
  display: 'block',
  minWidth: 0,
  padding: 5,
  margin: -5,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: {
    '[data-wraps] > &': { whiteSpace: 'normal', overflowWrap: 'anywhere', paddingBlock: 8 },
    '[data-empty] > &': { color: color.ink3 },
    '&:lang(hi)': { lineHeight: vars.lead[3] },
  },
  '@container': {
    [asCards]: {
      gridColumn: '2 / -1',
      overflow: 'visible',
      padding: '0 !important',
      margin: 0,
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
      selectors: { [`${name} > &`]: { gridColumn: '1' } },
    },
  },
})

/** The name of a row that opens. */
export const opener = style({
  display: 'block',
  width: 'fit-content',
  maxWidth: '100%',
  overflow: 'inherit',
  textOverflow: 'inherit',
  padding: 0,
  border: 0,
  background: 'none',
  fontWeight: 'inherit',
  textAlign: 'inherit',
  whiteSpace: 'inherit',
  cursor: 'pointer',
  selectors: { [`&:hover, ${row}:hover &`]: { color: color.act } },
  // A larger touch target without changing the height of the card.
  '@container': {
    [asCards]: {
      position: 'relative',
      '::after': { content: '', position: 'absolute', inset: '-12px -8px' },
    },
  },
})

export const actions = style([
  base,
  {
    paddingInlineEnd: space[2],
    textAlign: 'end',
    whiteSpace: 'nowrap',
    '@container': { [asCards]: { gridArea: '1 / 4', alignSelf: 'center' } },
  },
])

/** As high as a line of text. */
export const bar = style({
  selectors: {
    '&&': { height: 12, marginBlock: 4 },
    '[data-numeric] &': { marginInlineStart: 'auto' },
  },
  '@container': { [asCards]: { selectors: { '[data-numeric] &': { marginInlineStart: 0 } } } },
})
globalStyle(`[aria-hidden="true"] > tr > ${cell}`, {
  '@container': { [asCards]: { alignItems: 'center' } },
})

export const message = style({
  padding: 0,
  whiteSpace: 'normal',
  '@container': { [asCards]: { display: 'block' } },
})
globalStyle(`tr:has(> ${message})`, { '@container': { [asCards]: { display: 'block' } } })
