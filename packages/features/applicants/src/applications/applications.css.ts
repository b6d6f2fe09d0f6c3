import { media, vars } from '@edbazaar/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space } = vars

const small = { fontSize: vars.size[1], lineHeight: vars.lead[2] } as const

/** A narrow page shows the list or the application. */
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
  alignItems: 'flex-end',
  gap: `${space[2]} ${space[4]}`,
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
  '@media': {
    [media.narrow]: {
      selectors: {
        // Only the title stays, for screen readers.
        [whileOpen]: {
          position: 'absolute',
          width: 1,
          height: 1,
          overflow: 'hidden',
          clipPath: 'inset(50%)',
        },
      },
    },
  },
})
globalStyle(`[data-open] > ${head} :is(a, button, form, select, p)`, {
  '@media': { [media.narrow]: { display: 'none' } },
})

export const up = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  marginInlineStart: -4,
})

export const title = style({
  fontSize: vars.size[5],
  lineHeight: vars.lead[5],
  selectors: { '&:lang(hi)': { lineHeight: 1.5 } },
})

export const jobLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `2px ${space[4]}`,
  paddingBottom: 6,
  color: color.ink2,
  fontVariantNumeric: 'tabular-nums',
})

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  marginInlineStart: 'auto',
  '@media': { [media.narrow]: { marginInlineStart: 0, width: '100%' } },
})
globalStyle(`${tools} > search`, {
  '@media': { [media.wide]: { width: 220 }, [media.narrow]: { flex: '1 1 100%' } },
})

// All of them fit in one line of a phone.
globalStyle(`${tools} :is(a, button)`, {
  '@media': { [media.narrow]: { paddingInline: space[2] } },
})

/** Two links that look like one control. */
export const views = style({ display: 'flex' })
globalStyle(`${views} > *`, { borderRadius: 0 })
globalStyle(`${views} > :not(:last-child)`, { borderInlineEnd: 0 })
globalStyle(`${views} > [aria-current]`, { background: color.actSoft, color: color.act })

export const notice = style({ marginTop: space[4] })

export const blind = style({ ...small, paddingTop: space[3], color: color.ink2 })

/** The decisions that were not sent, above the list. */
export const untold = style({
  ...small,
  paddingBlock: space[2],
  borderBottom: vars.border.hairline,
  color: color.ink2,
})

globalStyle(`${page}[data-open] > :is(nav, ${notice}, ${blind}, ${untold})`, {
  '@media': { [media.narrow]: { display: 'none' } },
})

export const panes = style({
  '@media': {
    [media.wide]: {
      display: 'grid',
      gridTemplateColumns: '256px minmax(0, 1fr) 256px',
      alignItems: 'stretch',
    },
    '(min-width: 1280px)': { gridTemplateColumns: '272px minmax(0, 1fr) 272px' },
    '(min-width: 1440px)': { gridTemplateColumns: '300px minmax(0, 1fr) 320px' },
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

export const candidatePane = style({
  minWidth: 0,
  '@media': {
    [media.wide]: { selectors: { '&:last-child': { gridColumn: '2 / -1' } } },
    [media.narrow]: { selectors: { [`${page}:not([data-open]) &`]: { display: 'none' } } },
  },
})
globalStyle(`${candidatePane} > ${scroller}`, {
  '@media': { [media.wide]: { paddingInline: space[5] } },
})

export const reviewPane = style({
  minWidth: 0,
  '@media': { [media.wide]: { borderInlineStart: vars.border.hairline } },
})
globalStyle(`${reviewPane} > ${scroller}`, {
  '@media': { [media.wide]: { paddingInlineStart: space[4], paddingInlineEnd: 2 } },
})

export const choose = style({ paddingBlock: space[7] })

export const loadingRow = style({ paddingBlock: space[4], borderBottom: vars.border.hairline })

/** The moves of a card on the board. */
export const cardMenu = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.touch,
  height: vars.touch,
  borderRadius: vars.radius[1],
  color: color.ink3,
})

/** The order, sticky while the list scrolls. */
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

export const pick = style({
  flex: 'none',
  width: 'auto',
  gap: 0,
  '@media': { [media.wide]: { paddingTop: 7, paddingInlineStart: space[4] } },
})

export const rowLink = style({
  flex: 1,
  display: 'grid',
  gap: 1,
  minWidth: 0,
  paddingBlock: 10,
  selectors: { '&:focus-visible': { outlineOffset: -3 } },
  '@media': { [media.wide]: { paddingInlineEnd: space[3] } },
})
globalStyle(`${rowLink}:not(:first-child)`, { paddingInlineStart: space[3] })
globalStyle(`${rowLink}:first-child`, {
  '@media': { [media.wide]: { paddingInlineStart: space[4] } },
})

export const rowHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[3],
})

export const rowName = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: vars.weight.medium,
  selectors: { '&:lang(hi)': { lineHeight: vars.lead[3] } },
})

export const score = style({ ...small, flex: 'none', color: color.ink3, whiteSpace: 'nowrap' })
globalStyle(`${score} b`, { color: color.ink, fontSize: vars.size[2] })

export const rowFacts = style({
  ...small,
  minWidth: 0,
  color: color.ink2,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})

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
  ...small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[3]}`,
  paddingBlock: space[2],
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
  ...small,
  lineHeight: vars.lead[1],
  textAlign: 'center',
  whiteSpace: 'nowrap',
})
