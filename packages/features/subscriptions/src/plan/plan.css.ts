import { media, vars } from '@edbazaar/ui/theme'
import { style, styleVariants } from '@vanilla-extract/css'

const { border, color, lead, size, space, stretch, weight } = vars
const wide = media.wide

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  fontVariantNumeric: 'tabular-nums',
})

/** A link below the summary of the page. */
export const headLink = style({ marginTop: space[3] })

export const quiet = style({ color: color.ink2, overflowWrap: 'anywhere', textWrap: 'pretty' })

/** The plan and its end, side by side on wide screens. */
export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [wide]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', columnGap: space[5] } },
})

export const fact = style({
  paddingBlock: space[3],
  selectors: { '& + &': { borderTop: border.hairline } },
  '@media': {
    [wide]: {
      paddingBlock: 0,
      selectors: {
        '& + &': { borderTop: 0, borderLeft: border.hairline, paddingLeft: space[5] },
      },
    },
  },
})

/** The way to cancel, at the end of the line. */
export const summaryAction = style({
  paddingBlock: space[3],
  borderTop: border.hairline,
  '@media': { [wide]: { paddingBlock: 0, borderTop: 0 } },
})

/** A button that fits into a column of a phone. */
export const choose = style({
  '@media': { 'screen and (max-width: 1023px)': { paddingInline: space[2] } },
})

export const label = style({ fontSize: size[1], lineHeight: lead[1], color: color.ink3 })

export const big = style({
  fontSize: size[5],
  lineHeight: lead[5],
  fontWeight: weight.bold,
  fontStretch: stretch.narrow,
  overflowWrap: 'anywhere',
})

const narrow = 'screen and (max-width: 1023px)'

export const table = style({ width: '100%', borderCollapse: 'collapse' })

const cell = style({
  height: '52px',
  paddingBlock: space[2],
  paddingInline: `0 ${space[4]}`,
  textAlign: 'left',
  borderBottom: border.hairline,
  '@media': { [narrow]: { height: 'auto', padding: 0, border: 0 } },
})

export const usageHead = style({
  fontSize: size[1],
  color: color.ink3,
  '@media': { [narrow]: { position: 'absolute', clipPath: 'inset(50%)' } },
})

export const headCell = style({
  paddingBlock: space[2],
  paddingInline: `0 ${space[4]}`,
  textAlign: 'left',
  fontWeight: weight.regular,
  borderBottom: `1px solid ${color.line2}`,
})

/** A card on a phone: the name and the figure on the first line. */
export const usageRow = style({
  '@media': {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: `6px ${space[3]}`,
      padding: `${space[3]} 0`,
      borderBottom: border.hairline,
    },
  },
})

export const usageName = style([cell, { fontWeight: weight.medium, width: '184px' }])
export const usageCount = style([
  cell,
  {
    fontWeight: weight.medium,
    whiteSpace: 'nowrap',
    width: '112px',
    '@media': { [narrow]: { width: 'auto', textAlign: 'right' } },
  },
])
export const usageBar = style([
  cell,
  { width: '248px', '@media': { [narrow]: { gridColumn: '1 / -1', width: 'auto' } } },
])
export const usageNote = style([
  cell,
  {
    color: color.ink2,
    overflowWrap: 'anywhere',
    '@media': { [narrow]: { gridColumn: '1 / -1' } },
  },
])

export const reached = style({ color: color.accentInk, fontWeight: weight.medium })
export const noLimit = style({
  fontSize: size[1],
  color: color.ink3,
  '@media': { [narrow]: { display: 'none' } },
})

/** One cell for each unit, or one bar for a large limit. */
export const units = style({
  display: 'flex',
  gap: '3px',
  height: '10px',
  maxWidth: '200px',
  '@media': { [narrow]: { maxWidth: 'none' } },
})

const unit = style({
  flex: 1,
  maxWidth: '32px',
  boxShadow: `inset 0 -2px ${color.line2}`,
  '@media': { [narrow]: { maxWidth: 'none' } },
})

export const unitLooks = styleVariants({
  empty: [unit],
  used: [unit, { backgroundColor: color.act, boxShadow: 'none' }],
  full: [unit, { backgroundColor: color.accent, boxShadow: `inset 0 0 0 1px ${color.accentInk}` }],
})

export const bar = style({ flex: 1, boxShadow: `inset 0 -2px ${color.line2}` })
const barFill = style({ height: '100%' })
export const barLooks = styleVariants({
  used: [barFill, { backgroundColor: color.act }],
  full: [
    barFill,
    { backgroundColor: color.accent, boxShadow: `inset 0 0 0 1px ${color.accentInk}` },
  ],
})

/** Two lists beside each other on wide screens. */
export const help = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  '@media': { [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const helpTitle = style({ fontSize: size[3], lineHeight: lead[3] })

export const list = style({ display: 'grid', gap: space[2], marginTop: space[2] })

export const listItem = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: space[3],
  color: color.ink2,
})

export const good = style({ color: color.good })

export const plans = style([table, { tableLayout: 'fixed' }])

const planCell = style({
  height: '44px',
  paddingBlock: space[2],
  paddingInline: space[4],
  textAlign: 'left',
  fontWeight: weight.medium,
  borderBottom: border.hairline,
  overflowWrap: 'anywhere',
  '@media': { [narrow]: { paddingInline: space[2] } },
})

export const planFeature = style([
  planCell,
  {
    width: '26%',
    paddingLeft: 0,
    fontWeight: weight.regular,
    color: color.ink2,
    '@media': { [narrow]: { width: '30%', paddingLeft: 0, fontSize: size[1] } },
  },
])

export const planValue = styleVariants({
  other: [planCell],
  own: [planCell, { backgroundColor: color.actSoft }],
})

export const planHead = styleVariants({
  other: [planCell, { verticalAlign: 'top', borderBottom: `1px solid ${color.line2}` }],
  own: [
    planCell,
    {
      verticalAlign: 'top',
      borderBottom: `1px solid ${color.line2}`,
      backgroundColor: color.actSoft,
      boxShadow: `inset 0 3px ${color.act}`,
      color: color.act,
    },
  ],
})

export const planName = style({
  display: 'block',
  fontSize: size[4],
  lineHeight: lead[4],
  fontWeight: weight.bold,
  fontStretch: stretch.narrow,
  '@media': { [narrow]: { fontSize: size[3], lineHeight: lead[3] } },
})

export const planHint = style({
  fontSize: size[1],
  lineHeight: lead[1],
  fontWeight: weight.regular,
})

export const price = style({
  fontSize: size[4],
  lineHeight: lead[4],
  fontWeight: weight.bold,
  fontStretch: stretch.narrow,
  '@media': { [narrow]: { fontSize: size[3] } },
})

export const note = style({ marginTop: space[3], color: color.ink2 })
export const action = style({ marginTop: space[3] })
