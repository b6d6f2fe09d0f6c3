import { media, vars } from '@edbazaar/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space } = vars

const small = { fontSize: vars.size[1], lineHeight: vars.lead[2] } as const

/** A narrow page shows the list or the enquiry. */
const whileOpen = '[data-open] &'

export const page = style({
  minWidth: 0,
  paddingTop: space[4],
  '@media': { [media.wide]: { vars: { [vars.touch]: '36px' } } },
})

/** The title with its tools, under a double line. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  paddingBottom: space[4],
  borderBottom: `3px solid ${color.rule}`,
  position: 'relative',
  marginBottom: 4,
  '::after': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    bottom: -6,
    borderBottom: `1px solid ${color.rule}`,
  },
  '@media': { [media.narrow]: { selectors: { [whileOpen]: { display: 'none' } } } },
})

export const title = style({
  fontSize: vars.size[5],
  lineHeight: vars.lead[5],
  selectors: { '&:lang(hi)': { lineHeight: 1.5 } },
})

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  marginInlineStart: 'auto',
  '@media': { [media.narrow]: { marginInlineStart: 0, width: '100%' } },
})
globalStyle(`${tools} > search`, {
  '@media': {
    [media.wide]: { width: 244 },
    [media.narrow]: { flex: '1 1 100%' },
  },
})

/** Two links that look like one control. */
export const views = style({ display: 'flex' })
globalStyle(`${views} > *`, { borderRadius: 0 })
globalStyle(`${views} > :not(:last-child)`, { borderInlineEnd: 0 })
globalStyle(`${views} > [aria-current]`, { background: color.actSoft, color: color.act })

/** How many tasks are assigned to the user. */
export const viewCount = style({ fontVariantNumeric: 'tabular-nums' })

globalStyle(`${page}[data-open] > nav`, {
  '@media': { [media.narrow]: { display: 'none' } },
})

export const panes = style({
  '@media': {
    [media.wide]: {
      display: 'grid',
      gridTemplateColumns: '280px minmax(0, 1fr) 248px',
      alignItems: 'stretch',
    },
    '(min-width: 1280px)': { gridTemplateColumns: '320px minmax(0, 1fr) 288px' },
  },
})

/** Each pane scrolls by itself in a wide window. */
export const scroller = style({
  '@media': {
    [media.wide]: {
      position: 'sticky',
      top: 0,
      maxHeight: '100dvh',
      overflowY: 'auto',
      scrollbarWidth: 'thin',
      paddingBottom: space[5],
    },
  },
})

export const listPane = style({
  minWidth: 0,
  '@media': {
    [media.wide]: {
      borderInlineEnd: vars.border.hairline,
      marginInlineStart: `calc(-1 * ${space[4]})`,
    },
    [media.narrow]: { selectors: { [whileOpen]: { display: 'none' } } },
  },
})

export const conversationPane = style({
  minWidth: 0,
  '@media': {
    [media.wide]: {
      selectors: { '&:last-child': { gridColumn: '2 / -1' } },
    },
    [media.narrow]: { selectors: { [`${page}:not([data-open]) &`]: { display: 'none' } } },
  },
})
globalStyle(`${conversationPane} > ${scroller}`, {
  '@media': { [media.wide]: { paddingInline: space[5] } },
})

export const detailsPane = style({
  minWidth: 0,
  '@media': { [media.wide]: { borderInlineStart: vars.border.hairline } },
})
globalStyle(`${detailsPane} > ${scroller}`, {
  '@media': {
    [media.wide]: { paddingInlineStart: space[4], paddingInlineEnd: 2 },
    '(min-width: 1280px)': { paddingInlineStart: space[5] },
    // The action bar covers the end of the page.
    [media.narrow]: { paddingBottom: 80 },
  },
})

/** Sort and filters; sticky while the list scrolls. */
export const listTools = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  paddingBlock: space[2],
  borderBottom: vars.border.hairline,
  '@media': {
    [media.wide]: {
      position: 'sticky',
      top: 0,
      zIndex: 2,
      paddingInline: `${space[4]} ${space[3]}`,
      background: color.paper,
    },
  },
})
globalStyle(`${listTools} > label`, { width: 'auto', gap: 0 })

export const sort = style({ flex: 1, minWidth: 0 })

export const filters = style({ display: 'grid', gap: space[3], width: 'min(248px, 72vw)' })

export const rows = style({})

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  borderBottom: vars.border.hairline,
  selectors: {
    '&:hover': { background: color.sunk },
    '&:is([data-open], [data-selected])': {
      background: color.actSoft,
      // Captions on the tinted background need a darker colour for contrast.
      vars: { [color.ink3]: color.ink2 },
    },
    '&[data-open]': { boxShadow: `inset 3px 0 ${color.act}` },
  },
})

export const loadingRow = style({ paddingBlock: space[4], borderBottom: vars.border.hairline })

export const pick = style({
  flex: 'none',
  width: 'auto',
  gap: 0,
  paddingTop: 2,
  '@media': { [media.wide]: { paddingInlineStart: space[4] } },
})

export const rowLink = style({
  flex: 1,
  display: 'grid',
  gap: 1,
  minWidth: 0,
  paddingBlock: 10,
  selectors: { '&:focus-visible': { outlineOffset: -3 } },
  '@media': {
    [media.wide]: {
      paddingInlineEnd: space[3],
    },
  },
})
globalStyle(`${rowLink}:not(:first-child)`, { paddingInlineStart: space[3] })
globalStyle(`${rowLink}:first-child`, {
  '@media': { [media.wide]: { paddingInlineStart: space[4] } },
})

const line = style({ display: 'flex', justifyContent: 'space-between', gap: space[3] })

export const cut = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' })

export const rowHead = style([line, { alignItems: 'baseline' }])

export const rowName = style([
  cut,
  {
    fontWeight: vars.weight.medium,
    whiteSpace: 'nowrap',
    selectors: {
      '&:lang(hi)': { lineHeight: vars.lead[3] },
      [`${row}[data-gone] &`]: { color: color.ink2, fontWeight: vars.weight.regular },
    },
  },
])

/** A dot before the name of an enquiry that nobody has read. */
export const unread = style({
  '::before': {
    content: '',
    display: 'inline-block',
    width: 8,
    height: 8,
    marginInlineEnd: 7,
    borderRadius: '50%',
    background: color.act,
    verticalAlign: 1,
  },
})

export const rowTime = style({
  ...small,
  flex: 'none',
  color: color.ink3,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})

export const rowFacts = style([line, { ...small, color: color.ink3, whiteSpace: 'nowrap' }])

export const wanted = style([
  cut,
  {
    color: color.ink,
    fontWeight: vars.weight.medium,
    selectors: {
      [`${row}[data-gone] &`]: { color: color.ink2, fontWeight: vars.weight.regular },
    },
  },
])

export const excerpt = style([
  cut,
  {
    color: color.ink2,
    whiteSpace: 'nowrap',
    selectors: { '&:lang(hi)': { lineHeight: vars.lead[3] } },
  },
])

export const attention = style({
  ...small,
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  color: color.ink3,
  selectors: {
    '&[data-tone="due"]': { color: color.accentInk, fontWeight: vars.weight.medium },
    '&[data-tone="late"]': { color: color.bad, fontWeight: vars.weight.medium },
  },
})

export const hint = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[3]}`,
  paddingBlock: space[2],
  ...small,
  color: color.ink3,
  '@media': {
    [media.wide]: { selectors: { [`${listPane} &`]: { paddingInline: space[4] } } },
    [media.narrow]: { display: 'none' },
  },
})

export const key = style({
  display: 'inline-block',
  minWidth: 22,
  padding: '0 5px',
  border: `1px solid ${color.line2}`,
  borderRadius: vars.radius[1],
  color: 'inherit',
  fontFamily: 'inherit',
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
  textAlign: 'center',
  whiteSpace: 'nowrap',
})

export const cardFacts = style({ color: color.ink2 })
