import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'
import { boardCount, feesTo, otherBoards } from './school-facts.css'
import { asMiddle, asNarrow, asRow, asSmall, middle, strip } from './timetable-columns.css'

const { color, space } = vars

export const facts = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: strip,
  marginTop: space[3],
  '@container': {
    [asSmall]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: `${space[2]} ${space[3]}` },
    [asMiddle]: {
      gridTemplateColumns: middle,
      gridColumn: '2 / -1',
      gridRow: 2,
      alignSelf: 'end',
      marginTop: space[1],
      selectors: { '[data-actions] > &': { paddingInlineEnd: 52 } },
    },
    [asRow]: { display: 'contents' },
  },
})

export const fact = style({
  minWidth: 0,
  fontStretch: '88%',
  paddingInlineStart: space[2],
  borderInlineStart: vars.border.hairline,
  selectors: { '&:first-child': { paddingInlineStart: 0, border: 0 } },
  '@container': {
    [asSmall]: { paddingInlineStart: 0, border: 0 },
    [asRow]: {
      padding: 0,
      border: 0,
      fontStretch: '100%',
      selectors: { '&:first-child': { padding: 0 } },
    },
  },
})

export const rightFact = style([fact, { '@container': { [asRow]: { textAlign: 'end' } } }])

globalStyle(`${fact} > dt`, {
  color: color.ink3,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
  fontStretch: vars.stretch.lead,
  whiteSpace: 'nowrap',
  '@container': {
    [asRow]: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
})

globalStyle(`${fact} > dd`, {
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
})

globalStyle(`${fact} small`, {
  color: color.ink3,
  fontSize: vars.size[1],
  fontWeight: vars.weight.regular,
})

/* "Not provided" fits the narrowest column. */
globalStyle(`${fact} em`, {
  fontStretch: '75%',
  fontSize: vars.size[1],
  '@container': { [asRow]: { fontStretch: '92%', fontSize: vars.size[2] } },
})

globalStyle(`${facts} ${otherBoards}`, {
  '@container': {
    [asNarrow]: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
})
globalStyle(`${facts} ${boardCount}`, { '@container': { [asNarrow]: { display: 'inline' } } })

globalStyle(`${facts} ${feesTo}`, {
  display: 'block',
  lineHeight: vars.lead[1],
  fontStretch: vars.stretch.lead,
  paddingInlineEnd: space[1],
  '@container': { [asRow]: { fontStretch: '100%', paddingInlineEnd: 0 } },
})

/**
 * A second line in a cell, in small secondary text. Balanced, so that a date such as 2027-04-09 does not
 * break at its hyphens.
 */
export const under = style({
  display: 'block',
  fontSize: vars.size[1],
  color: color.ink3,
  textWrap: 'balance',
})

/** "Opens 5 January" stays on one line. */
export const seats = style([
  fact,
  {
    fontStretch: '82%',
    letterSpacing: '-.005em',
    '@container': { [asRow]: { fontStretch: '100%', letterSpacing: 0 } },
  },
])

export const fees = style([rightFact])
globalStyle(`${fees} > dd`, { fontWeight: vars.weight.bold })
