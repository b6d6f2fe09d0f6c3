import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'
import { onePairFits } from './one-pair-fits'

const { color, space } = vars
const compared = createVar()

/** Row labels are on the left in print too. */
const asColumns = '(min-width: 768px), print'
const asStrips = 'screen and (max-width: 767px)'
/** Without scripts four columns stay, in smaller text. */
const asFourStrips = `${asStrips} and (scripting: none)`

export const root = style({})

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[3]}`,
  paddingBlock: space[2],
  '@media': { print: { display: 'none' } },
})

export const tick = style({ marginInlineEnd: 'auto', paddingInlineEnd: space[4] })

export const table = style({
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  '@media': { [asStrips]: { display: 'block' } },
})

const strips = style({
  '@media': { [asStrips]: { display: 'grid', columnGap: space[2] } },
})

/** By the number of columns, one to four. */
export const columns = styleVariants({
  1: { vars: { [compared]: '1' } },
  2: { vars: { [compared]: '2' } },
  3: { vars: { [compared]: '3' } },
  4: { vars: { [compared]: '4' } },
})

const paired = `${root}[data-picker]`
globalStyle(paired, { '@media': { [onePairFits]: { vars: { [compared]: '2' } } } })
globalStyle(`${paired} [data-off]`, { '@media': { [onePairFits]: { display: 'none' } } })

const tracks = { gridTemplateColumns: `repeat(${compared}, minmax(0, 1fr))` }
const row = style([strips, { '@media': { [asStrips]: tracks } }])

/* The headings are positioned in the table, otherwise they could not be sticky. */
export const heads = style({ '@media': { [asStrips]: { display: 'contents' } } })

export const imageRow = row
export const corner = style({
  width: 184,
  padding: 0,
  '@media': { [asStrips]: { display: 'none' } },
})

const column = style({
  padding: 0,
  textAlign: 'start',
  '@media': {
    [asColumns]: {
      paddingInline: `${space[4]} ${space[3]}`,
      borderInlineStart: vars.border.hairline,
    },
  },
})

export const imageCell = style([
  column,
  { verticalAlign: 'bottom', '@media': { [asColumns]: { paddingTop: space[2] } } },
])
globalStyle(`${imageCell} img`, { maxWidth: 280 })

const stuck = {
  position: 'sticky',
  top: 0,
  zIndex: 2,
  background: color.paper,
  borderBottom: `1px solid ${color.rule}`,
} as const

export const names = style([
  row,
  { '@media': { [asStrips]: { ...stuck, paddingBlock: space[2], alignItems: 'start' } } },
])

const nameHeading = style({ '@media': { [asColumns]: stuck, print: { position: 'static' } } })

export const nameCorner = style([corner, nameHeading])

export const name = style([
  column,
  nameHeading,
  {
    paddingBlock: space[2],
    verticalAlign: 'top',
    fontSize: vars.size[3],
    lineHeight: vars.lead[3],
    fontStretch: vars.stretch.name,
    fontWeight: vars.weight.bold,
    overflowWrap: 'anywhere',
    selectors: { '&:lang(hi)': { lineHeight: vars.lead[4] } },
    '@media': {
      [asStrips]: {
        padding: 0,
        fontSize: vars.size[2],
        lineHeight: vars.lead[2],
        fontStretch: vars.stretch.narrow,
        selectors: { '&:lang(hi)': { lineHeight: vars.lead[2] } },
      },
      [asFourStrips]: {
        selectors: {
          [`${columns[4]} &`]: { fontSize: vars.size[1], lineHeight: vars.lead[1] },
        },
      },
    },
  },
])

export const link = style({
  '@media': {
    [asStrips]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 4,
      overflow: 'hidden',
    },
  },
  ':hover': { color: color.act },
  selectors: { '&:focus-visible': { outlineOffset: -3 } },
})

export const actions = style([row, { '@media': { print: { display: 'none' } } }])
export const action = style([column, { color: color.ink2 }])
globalStyle(`${action} > *`, { marginInlineStart: -8 })
/* With four columns on a phone, text buttons hide their icon; toggle buttons are only an icon. */
globalStyle(`${columns[4]} ${action} > :not([aria-pressed]) svg`, {
  '@media': { [asFourStrips]: { display: 'none' } },
})

export const group = style({ '@media': { [asStrips]: { display: 'block' } } })

export const titleLine = style({ '@media': { [asStrips]: { display: 'block' } } })

export const title = style({
  padding: `${space[6]} 0 ${space[2]}`,
  borderBottom: `1px solid ${color.rule}`,
  textAlign: 'start',
  fontSize: vars.size[4],
  lineHeight: vars.lead[4],
  fontStretch: vars.stretch.narrow,
  fontWeight: vars.weight.bold,
  selectors: { '&:lang(hi)': { fontStretch: '100%', lineHeight: 1.5 } },
  '@media': { [asStrips]: { display: 'block' } },
})

export const line = style([
  row,
  {
    '@media': {
      [asStrips]: { paddingBlock: `10px ${space[3]}`, borderBottom: vars.border.hairline },
    },
  },
])

export const question = style({
  padding: `${space[3]} ${space[3]} ${space[3]} 0`,
  verticalAlign: 'top',
  textAlign: 'start',
  color: color.ink2,
  fontWeight: vars.weight.regular,
  overflowWrap: 'anywhere',
  '@media': {
    [asColumns]: { borderBottom: vars.border.hairline },
    [asStrips]: {
      gridColumn: '1 / -1',
      padding: `0 0 ${space[1]}`,
      color: color.ink3,
      fontSize: vars.size[1],
      lineHeight: vars.lead[1],
      selectors: { '&:lang(hi)': { lineHeight: 1.5 } },
    },
  },
})

export const cell = style([
  column,
  {
    verticalAlign: 'top',
    fontWeight: vars.weight.medium,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
    '@media': {
      [asColumns]: {
        paddingBlock: space[3],
        borderBottom: vars.border.hairline,
      },
      [asStrips]: { fontStretch: '88%' },
      [asFourStrips]: {
        selectors: {
          [`${columns[4]} &`]: {
            fontSize: vars.size[1],
            lineHeight: vars.lead[2],
            fontStretch: vars.stretch.lead,
          },
        },
      },
    },
  },
])

globalStyle(`${cell} small`, {
  color: color.ink3,
  fontSize: vars.size[1],
  fontWeight: vars.weight.regular,
})

/* "Not provided" fits the narrowest column. */
globalStyle(`${columns[4]} ${cell} em`, { '@media': { [asFourStrips]: { fontStretch: '75%' } } })

/* Works without JavaScript: the checkbox hides equal rows and the groups that become empty. */
const onlyDifferences = `${root}:has(${tick} :checked)`
globalStyle(`${onlyDifferences} ${line}[data-same]`, { display: 'none' })
globalStyle(`${onlyDifferences} ${group}:not(:has(${line}:not([data-same])))`, { display: 'none' })

/* Of the two columns that a phone shows. */
const onlyShownDifferences = `${onlyDifferences}[data-picker]`
globalStyle(`${onlyShownDifferences} ${line}[data-same-shown]`, {
  '@media': { [onePairFits]: { display: 'none' } },
})
globalStyle(`${onlyShownDifferences} ${group}:not(:has(${line}:not([data-same-shown])))`, {
  '@media': { [onePairFits]: { display: 'none' } },
})

export const same = style({ display: 'none', paddingTop: space[6], color: color.ink2 })
globalStyle(`${onlyDifferences}:not(:has(${line}:not([data-same]))) ${same}`, { display: 'block' })
globalStyle(`${onlyShownDifferences}:not(:has(${line}:not([data-same-shown]))) ${same}`, {
  '@media': { [onePairFits]: { display: 'block' } },
})
