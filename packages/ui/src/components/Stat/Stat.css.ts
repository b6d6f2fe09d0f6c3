import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'

const { color, space } = vars

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`
const middle = '(min-width: 768px), print'

/* Choose the number of columns that fills the last row: three for six figures, four for four. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 144px), 1fr))',
  columnGap: `calc(2 * ${space[3]})`,
  overflow: 'clip',
  borderBlock: `1px solid ${color.line2}`,
  '@media': {
    [middle]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
      columnGap: `calc(2 * ${space[4]})`,
      selectors: {
        '&:has(> :last-child:nth-child(4n))': { gridTemplateColumns: columns(4) },
        '&:has(> :last-child:nth-child(3n))': { gridTemplateColumns: columns(3) },
      },
    },
    print: { breakInside: 'avoid' },
  },
})

export const stat = style({
  position: 'relative',
  display: 'grid',
  // Aligns the figures of a row, whatever the height of their labels.
  gridRow: 'span 3',
  gridTemplateRows: 'subgrid',
  minWidth: 0,
  paddingBlock: `${space[3]} ${space[4]}`,
  // Hairlines above and before each figure. The list clips those at its edges.
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: '-1px 0',
    insetInline: `calc(-1 * ${space[3]})`,
    borderBlockStart: vars.border.hairline,
    borderInlineStart: vars.border.hairline,
    pointerEvents: 'none',
  },
  '@media': { [middle]: { '::before': { insetInline: `calc(-1 * ${space[4]})` } } },
})

export const label = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  minHeight: 32,
  color: color.ink2,
  overflowWrap: 'anywhere',
  selectors: { '&:lang(hi)': { lineHeight: 1.5 } },
})

export const figure = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[5]}`,
  minHeight: vars.lead[5],
})
// A button next to the label must not increase the row height.
globalStyle(`${label} > button`, { marginBlock: -6 })

globalStyle(`${figure} > figure`, { flex: '1 1 96px' })

export const value = style({
  fontSize: vars.size[5],
  lineHeight: vars.lead[5],
  fontStretch: vars.stretch.narrow,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
globalStyle(`${value} small`, {
  marginInline: 2,
  fontSize: vars.size[3],
  fontWeight: vars.weight.medium,
})

export const link = style({
  textDecoration: `underline ${color.line2}`,
  textDecorationThickness: 1,
  textUnderlineOffset: 5,
  ':hover': { color: color.act, textDecorationColor: 'currentcolor' },
})

export const compared = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  gap: `0 ${space[2]}`,
  color: color.ink3,
  fontSize: vars.size[1],
  lineHeight: vars.lead[2],
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})

export const change = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  color: color.ink,
  fontWeight: vars.weight.medium,
  selectors: {
    '[data-tone="good"] > &': { color: color.good },
    '[data-tone="bad"] > &': { color: color.bad },
  },
})
