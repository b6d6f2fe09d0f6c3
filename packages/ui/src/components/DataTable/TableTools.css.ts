import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'
import { asCards } from './DataTable.css'

const { color, space } = vars

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  selectors: { '&:has(> *)': { paddingBlockEnd: space[3] } },
  '@container': {
    [asCards]: {
      borderBottom: vars.border.hairline,
      selectors: { '&:has(> *)': { paddingBlockEnd: space[2] } },
    },
  },
  '@media': { print: { display: 'none' } },
})

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  minWidth: 0,
  '@container': { [asCards]: { flexBasis: '100%' } },
})

/** Replaces the sortable headings. */
const onCards = style({ display: 'none', minWidth: 0 })

export const sortField = style([
  onCards,
  { flex: 1, maxWidth: 320, '@container': { [asCards]: { display: 'block' } } },
])

/** Above the checkboxes of the cards. */
export const selectAll = style([
  onCards,
  {
    order: 1,
    flexBasis: '100%',
    marginBlockEnd: `calc(-1 * ${space[2]})`,
    paddingInlineStart: space[3],
    '@container': { [asCards]: { display: 'block' } },
  },
])

export const end = style({ marginInlineStart: 'auto' })

/** Sticky at the bottom of the window, above the site's bottom bar. */
export const bulk = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 21,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[3]}`,
  minHeight: 64,
  paddingBlock: space[2],
  borderTop: `1px solid ${color.rule}`,
  background: color.surface,
  boxShadow: '0 -8px 24px -16px rgb(60 45 15 / .35)',
  '@media': {
    '(max-width: 767px)': {
      paddingBlockEnd: `calc(${space[2]} + env(safe-area-inset-bottom))`,
      // Fills the width of a phone, including the page's gutters.
      borderImage: `linear-gradient(${color.rule} 1px, ${color.surface} 1px) fill 1 / 0 / 0 100vmax`,
    },
    print: { display: 'none' },
  },
})

export const selectedCount = style({
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': { '(max-width: 767px)': { marginInlineEnd: 'auto' } },
})

export const bulkActions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })

export const note = style({
  marginInlineStart: 'auto',
  paddingInlineEnd: space[3],
  color: color.ink2,
  fontSize: vars.size[1],
  lineHeight: vars.lead[2],
  '@media': { '(max-width: 767px)': { flexBasis: '100%', paddingInline: 0 } },
})
