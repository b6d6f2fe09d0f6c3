import { media, vars } from '@edbazaar/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space } = vars

const small = { fontSize: vars.size[1], lineHeight: vars.lead[2] } as const

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
  paddingTop: 2,
  // Controls are less high in a wide window; the box stays level with the name.
  '@media': { [media.wide]: { paddingBlockStart: 9, paddingInlineStart: space[4] } },
})

export const link = style({
  flex: 1,
  display: 'grid',
  gap: 1,
  minWidth: 0,
  paddingBlock: 10,
  selectors: { '&:focus-visible': { outlineOffset: -3 } },
  '@media': { [media.wide]: { paddingInlineEnd: space[3] } },
})
globalStyle(`${link}:not(:first-child)`, { paddingInlineStart: space[3] })
globalStyle(`${link}:first-child`, {
  '@media': { [media.wide]: { paddingInlineStart: space[4] } },
})

export const cut = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' })

/** Name and time. */
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[3],
  minWidth: 0,
})

export const name = style([
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

export const time = style({
  ...small,
  flex: 'none',
  color: color.ink3,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
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
