import * as inbox from '@edbazaar/feature-list-kit/inbox.css'
import { media, vars } from '@edbazaar/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space } = vars

const small = { fontSize: vars.size[1], lineHeight: vars.lead[2] } as const

export const head = style([inbox.head, inbox.hiddenWhileOpen])

export const wideTool = style({ '@media': { [media.narrow]: { display: 'none' } } })

/** Views with their counts, then the user's own. */
export const views = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  paddingTop: space[3],
  overflowX: 'auto',
  scrollbarWidth: 'none',
})

export const viewLink = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: 6,
  minHeight: vars.touch,
  paddingInline: 10,
  borderRadius: vars.radius[1],
  color: color.ink2,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { background: color.sunk },
    '&[aria-current]': { background: color.actSoft, color: color.act },
    '&:focus-visible': { outlineOffset: -3 },
  },
  '@media': { [media.wide]: { minHeight: 32 } },
})

export const viewCount = style({
  fontSize: vars.size[1],
  fontWeight: vars.weight.regular,
  fontVariantNumeric: 'tabular-nums',
})

export const filterBar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  paddingBlock: space[3],
  '@media': { [media.narrow]: { paddingBlock: space[2], borderBottom: vars.border.hairline } },
})
globalStyle(`${filterBar} > label`, { width: 'auto', gap: 0 })

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })

export const sort = style({
  '@media': {
    [media.wide]: { width: 180, marginInlineStart: 'auto' },
    [media.narrow]: { flex: 1, minWidth: 0 },
  },
})

export const filterFields = style({ display: 'grid', gap: space[3], width: 'min(264px, 72vw)' })

export const subject = style({ display: 'flex', alignItems: 'center', gap: 10, minWidth: 0 })

export const thumbnail = style({ flex: 'none', width: 24 })

export const cut = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const name = style({
  fontWeight: vars.weight.medium,
  selectors: { '&:lang(hi)': { lineHeight: 1.4 } },
})

export const place = style({ ...small, marginInlineStart: 2, color: color.ink3 })

export const held = style({ fontWeight: vars.weight.medium, whiteSpace: 'nowrap' })

export const lock = style({
  display: 'inline-block',
  width: 14,
  height: 14,
  marginInlineEnd: 4,
  verticalAlign: -2,
})

export const finding = style({
  ...small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  color: color.accentInk,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
})

export const late = style({
  display: 'inline-flex',
  alignItems: 'center',
  verticalAlign: 'bottom',
  gap: 4,
  color: color.bad,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
})

export const claim = style({
  ...small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[5]}`,
  paddingTop: space[3],
  ...small,
  color: color.ink3,
})

export const heldNote = style({ display: 'inline-flex', alignItems: 'center', gap: 6 })

export const hints = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[4]}`,
  paddingBlock: space[3],
  ...small,
  color: color.ink3,
  '@media': { [media.narrow]: { display: 'none' } },
})

/** The list beside the open case. */
export const panes = style({
  '@media': {
    [media.wide]: {
      display: 'grid',
      gridTemplateColumns: '284px minmax(0, 1fr)',
      alignItems: 'stretch',
    },
  },
})
