import { vars } from '@edbazaar/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space } = vars
const small = { fontSize: vars.size[1], lineHeight: vars.lead[1] } as const
const onWide = '(min-width: 640px)'

export const none = style({ paddingBlock: space[3], color: color.ink2 })

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
  minHeight: 56,
  paddingBlock: space[2],
  borderBottom: vars.border.hairline,
  selectors: {
    '&[data-today]::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: -12,
      insetBlock: 8,
      width: 3,
      background: color.accent,
    },
    '&[data-selected]': { background: color.actSoft },
    '&:focus-visible': { outlineOffset: 0 },
  },
  '@media': { [onWide]: { gridTemplateColumns: '120px minmax(0, 1fr) auto' } },
})

export const when = style({ display: 'grid', fontVariantNumeric: 'tabular-nums' })
globalStyle(`${when} > b`, { fontWeight: vars.weight.medium })
globalStyle(`${when} > span`, { ...small, color: color.ink2 })
globalStyle(`${row}[data-off] b`, {
  color: color.ink3,
  fontWeight: vars.weight.regular,
  textDecoration: 'line-through',
})

export const facts = style({ minWidth: 0, overflowWrap: 'anywhere' })
export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
})
export const notes = style([
  small,
  { display: 'flex', flexWrap: 'wrap', gap: `0 ${space[4]}`, color: color.ink2 },
])

export const actions = style({
  display: 'flex',
  gap: space[2],
  gridColumn: '1 / -1',
  '@media': { [onWide]: { gridColumn: 'auto' } },
})
globalStyle(`${actions} > *`, {
  flex: 1,
  '@media': { [onWide]: { flex: 'none' } },
})

export const toggle = style({ marginTop: space[3] })
