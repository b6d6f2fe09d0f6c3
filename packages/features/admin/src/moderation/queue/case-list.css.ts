import { media, vars } from '@edbazaar/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'
import { cut, name } from './queue.css'

const { color, space } = vars

const small = { fontSize: vars.size[1], lineHeight: vars.lead[2] } as const

export const rows = style({})

export const row = style({
  position: 'relative',
  display: 'flex',
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
  '@media': { [media.wide]: { paddingInlineStart: space[4] } },
})

export const rowLink = style({
  flex: 1,
  display: 'grid',
  gap: 2,
  minWidth: 0,
  paddingBlock: 10,
  selectors: { '&:focus-visible': { outlineOffset: -3 } },
  '@media': { [media.wide]: { paddingInline: `${space[4]} ${space[3]}` } },
})
globalStyle(`${rowLink}:not(:first-child)`, { paddingInlineStart: space[3] })

export const rowHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[3],
  minWidth: 0,
})

export const rowName = style([cut, name])

export const rowTime = style({
  ...small,
  flex: 'none',
  color: color.ink3,
  fontVariantNumeric: 'tabular-nums',
})

export const rowChanges = style([cut, { ...small, color: color.ink2 }])

export const rowFacts = style({
  ...small,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `2px ${space[3]}`,
  color: color.ink3,
})
