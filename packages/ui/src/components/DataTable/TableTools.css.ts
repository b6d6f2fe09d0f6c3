import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'
import { asCards } from './DataTable.css'

const { space } = vars

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
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
  flex: 1,
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
