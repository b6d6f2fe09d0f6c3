import { vars } from '@edbazaar/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'
import { table } from './parts.css'

const { color, space } = vars
const phone = '(max-width: 767px)'
/** On a phone each row is its name and a line with the other cells. */
export const stackedTable = style([
  table,
  { '@media': { [phone]: { display: 'block', minWidth: 0 } } },
])
globalStyle(`${stackedTable} > thead`, { '@media': { [phone]: { display: 'none' } } })
globalStyle(`${stackedTable} > tbody`, {
  '@media': { [phone]: { display: 'block', borderTop: `1px solid ${color.line2}` } },
})
globalStyle(`${stackedTable} > tbody > tr`, {
  '@media': {
    [phone]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: space[2],
      paddingBlock: space[3],
      borderBottom: vars.border.hairline,
    },
  },
})
globalStyle(`${stackedTable} > tbody > tr > :is(th, td)`, {
  '@media': { [phone]: { padding: 0, border: 0 } },
})
globalStyle(`${stackedTable} > tbody > tr > th`, { '@media': { [phone]: { flexBasis: '100%' } } })
globalStyle(`${stackedTable} > tbody > tr > td`, { '@media': { [phone]: { color: color.ink2 } } })
// Generated content, because an element would be read in a table too.
globalStyle(`${stackedTable} td[data-label]::before`, {
  '@media': { [phone]: { content: 'attr(data-label)', marginInlineEnd: space[1] } },
})
globalStyle(`${stackedTable} td:not(:last-child)::after`, {
  '@media': { [phone]: { content: '"·"', marginInlineStart: space[2], color: color.ink3 } },
})
/** A day before its time of day, which a comma joins. */
export const dayCell = style({
  '@media': { [phone]: { marginInlineEnd: `calc(-1 * ${space[1]})` } },
})
globalStyle(`${stackedTable} ${dayCell}:not(:last-child)::after`, {
  '@media': { [phone]: { content: '","', marginInlineStart: 0 } },
})
/** A bar beside the same figures in words. */
export const fillCell = style({ '@media': { [phone]: { display: 'none' } } })
globalStyle(`${stackedTable} td:has(+ ${fillCell}):not(:last-child)::after`, {
  '@media': { [phone]: { content: 'none' } },
})
