import { media, vars } from '@edbazaar/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space } = vars

const small = { fontSize: vars.size[1], lineHeight: vars.lead[2] } as const

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
