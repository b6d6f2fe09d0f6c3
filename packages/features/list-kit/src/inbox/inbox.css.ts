import { media, vars } from '@edbazaar/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space } = vars

const small = { fontSize: vars.size[1], lineHeight: vars.lead[2] } as const

/** Matches below a page with `data-open`: a narrow page shows the list or the open row. */
const whileOpen = '[data-open] &'

export const page = style({
  minWidth: 0,
  paddingTop: space[4],
  '@media': { [media.wide]: { vars: { [vars.touch]: '36px' } } },
})
globalStyle(`${page}[data-open] > nav`, {
  '@media': { [media.narrow]: { display: 'none' } },
})

/** The title with its tools, under a double line. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  paddingBottom: space[4],
  marginBottom: 4,
  position: 'relative',
  borderBottom: `3px solid ${color.rule}`,
  '::after': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    bottom: -6,
    borderBottom: `1px solid ${color.rule}`,
  },
})

/** Leaves a narrow page to the open row. */
export const hiddenWhileOpen = style({
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
  '@media': { [media.wide]: { width: 244 }, [media.narrow]: { flex: '1 1 100%' } },
})

/** Two links that look like one control. */
export const views = style({ display: 'flex' })
globalStyle(`${views} > *`, { borderRadius: 0 })
globalStyle(`${views} > :not(:last-child)`, { borderInlineEnd: 0 })
globalStyle(`${views} > [aria-current]`, { background: color.actSoft, color: color.act })

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

/** The list beside the open row. */
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

/** The open row beside the list. */
export const openedPane = style({
  minWidth: 0,
  '@media': {
    [media.wide]: { selectors: { '&:last-child': { gridColumn: '2 / -1' } } },
    [media.narrow]: { selectors: { [`${page}:not([data-open]) &`]: { display: 'none' } } },
  },
})
globalStyle(`${openedPane} > ${scroller}`, {
  '@media': { [media.wide]: { paddingInline: space[5] } },
})

/** More about the open row, beside it. */
export const sidePane = style({
  minWidth: 0,
  '@media': { [media.wide]: { borderInlineStart: vars.border.hairline } },
})
globalStyle(`${sidePane} > ${scroller}`, {
  '@media': { [media.wide]: { paddingInlineStart: space[4], paddingInlineEnd: 2 } },
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

export const loadingRow = style({ paddingBlock: space[4], borderBottom: vars.border.hairline })

/** The shortcuts, in one line under a list. */
export const hints = style({
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
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
  textAlign: 'center',
  whiteSpace: 'nowrap',
})
