import { media, vars } from '@edbazaar/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const smallPhone = '(max-width: 479px)'

/** Title and place. */
export const top = style({
  display: 'grid',
  gap: `2px ${vars.space[5]}`,
  paddingTop: vars.space[5],
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'end',
      paddingTop: vars.space[6],
    },
  },
})

/** Without the top padding, below breadcrumbs. */
export const topUnderCrumbs = style([
  top,
  { paddingTop: 0, '@media': { [media.wide]: { paddingTop: 0 } } },
])

export const title = style({ fontSize: vars.size[5], lineHeight: vars.lead[5] })

const place = style({
  display: 'grid',
  gap: vars.space[2],
  marginTop: vars.space[3],
  '@media': {
    [media.wide]: { width: '452px', margin: 0 },
  },
})

export const placeAndRadius = style([place, { gridTemplateColumns: 'minmax(0, 1fr) auto auto' }])

/** Parts whose code loads later are items of the grid themselves. */
globalStyle(`${placeAndRadius} > [data-lazy]`, { display: 'contents' })

/** On a phone the disabled radius field is hidden to leave space for the place. */
export const radius = style({
  width: '104px',
  '@media': {
    [smallPhone]: { width: '98px', selectors: { '&[data-off]': { display: 'none' } } },
  },
})

export const radiusWithScripts = style([
  radius,
  { '@media': { '(scripting: none)': { display: 'none' } } },
])

globalStyle(`${placeAndRadius}:has([data-off])`, {
  '@media': { [smallPhone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})

/** Count, chips and sort order stick to the top; on a phone all but the count. */
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  position: 'sticky',
  top: `calc(-1 * (${vars.lead[2]} + ${vars.space[2]}))`,
  zIndex: 6,
  minHeight: '68px',
  marginTop: vars.space[3],
  paddingBlock: vars.space[3],
  background: vars.color.paper,
  borderBottom: `1px solid ${vars.color.rule}`,
  '@media': { [media.wide]: { flexWrap: 'nowrap', top: 0 } },
})

/** The count with the link to the last filters beside it. */
export const count = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[4],
  flexBasis: '100%',
  minWidth: 0,
  '@media': { [media.wide]: { flex: 'none', maxWidth: '60%', marginInlineEnd: vars.space[4] } },
})

export const reapplyFilters = style({
  minWidth: 0,
  minHeight: 0,
  overflow: 'clip',
  overflowClipMargin: '12px',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const resultCount = style({
  flex: 'none',
  maxWidth: '100%',
  color: vars.color.ink2,
  lineHeight: vars.lead[2],
  fontVariantNumeric: 'tabular-nums',
})

export const chips = style({
  order: 5,
  flexBasis: '100%',
  '@media': { [media.wide]: { order: 0, flex: 1, minWidth: 0 } },
})

/** Wide enough for its words; on the smallest phones the next tool moves to another line. */
export const sort = style({
  flex: 1,
  minWidth: '112px',
  marginInlineStart: 'auto',
  '@media': { [media.wide]: { flex: 'none', minWidth: '224px' } },
})

/** On a phone the label is visually hidden to leave space for the select. */
globalStyle(`${sort} > div[data-label]`, {
  '@media': { [smallPhone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
globalStyle(`${sort} label`, {
  '@media': {
    [smallPhone]: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
})

/** Filters on one side of the rows, and the optional aside on the other. */
export const results = style({
  display: 'grid',
  '@media': {
    [media.wide]: {
      gridTemplateColumns: '216px minmax(0, 1fr)',
      columnGap: '40px',
      selectors: {
        '&[data-aside]': {
          gridTemplateColumns: '200px minmax(0, 1fr) minmax(0, 380px)',
          columnGap: vars.space[6],
        },
      },
    },
  },
})

export const aside = style({
  order: -1,
  marginTop: vars.space[4],
  '@media': {
    [media.wide]: { order: 0, position: 'sticky', top: '84px', alignSelf: 'start' },
  },
})

/** On a phone the filters are in the sheet. Without scripts the filters link shows them. */
export const filters = style({
  scrollMarginTop: '72px',
  '@media': {
    [media.narrow]: { selectors: { '&:not(:target)': { display: 'none' } } },
  },
})

/** A short list stays visible beside long filters. */
export const found = style({
  minWidth: 0,
  minHeight: '60vh',
  scrollMarginTop: '164px',
  '@media': { [media.wide]: { position: 'sticky', top: '68px', alignSelf: 'start' } },
})

export const submit = style({
  width: '100%',
  marginTop: vars.space[4],
})
