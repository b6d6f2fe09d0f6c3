import { media, vars } from '@edbazaar/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space } = vars

const small = { fontSize: vars.size[1], lineHeight: vars.lead[1] } as const

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  borderBottom: `1px solid ${color.line2}`,
})
globalStyle(`${head} > h3`, { borderBottom: 0 })

export const tasks = style({})

export const task = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: `0 ${space[2]}`,
  paddingBlock: 4,
  borderBottom: vars.border.hairline,
})
globalStyle(`${task} > label`, { flex: '1 1 0', minWidth: 140, overflowWrap: 'anywhere' })

const done = { color: color.ink3, textDecoration: 'line-through' } as const
globalStyle(`${task}[data-done] > label > span`, done)

export const end = style({ marginInlineStart: 'auto' })

export const day = style({
  ...small,
  color: color.ink3,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-tone="due"]': { color: color.accentInk, fontWeight: vars.weight.medium },
    '&[data-tone="late"]': { color: color.bad, fontWeight: vars.weight.medium },
  },
})

export const dayButton = style({
  '@media': { [media.wide]: { selectors: { '&&': { minHeight: 28, paddingInline: 4 } } } },
})

export const person = style({
  ...small,
  flexBasis: '100%',
  paddingInlineStart: 28,
  color: color.ink3,
})

export const empty = style({ ...small, paddingBlock: space[2], color: color.ink3 })

export const fields = style({ display: 'grid', gap: space[4] })

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  borderBottom: vars.border.hairline,
  selectors: {
    '&:hover': { background: color.sunk },
    '&[data-open]': {
      background: color.actSoft,
      boxShadow: `inset 3px 0 ${color.act}`,
      // Captions on the tinted background need a darker colour for contrast.
      vars: { [color.ink3]: color.ink2 },
    },
  },
  '@media': { [media.wide]: { paddingInlineStart: space[4] } },
})
globalStyle(`${row} > label`, { flex: 'none', width: 'auto', gap: 0, paddingTop: 2 })

export const link = style({
  flex: 1,
  display: 'grid',
  gap: 1,
  minWidth: 0,
  padding: `10px ${space[3]}`,
  selectors: { '&:focus-visible': { outlineOffset: -3 } },
})

export const rowText = style({
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
  selectors: { '&[data-done]': done },
})

export const facts = style({
  ...small,
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  color: color.ink3,
})
