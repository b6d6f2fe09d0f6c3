import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'
import { media } from '../../theme/media'

const { color, space } = vars
const headCount = createVar()
/** A container query, because a panel on a desktop can be as narrow as a phone. */
const container = 'eb-fee-sheet-editor'
const wide = `${container} (min-width: 560px)`

export const root = style({
  containerType: 'inline-size',
  containerName: container,
  display: 'grid',
  gap: space[2],
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
})

export const frame = style({
  border: `1px solid ${color.line2}`,
  borderRadius: vars.radius[1],
  background: color.surface,
  fontVariantNumeric: 'tabular-nums',
})

/** By the number of heads, one to six. */
export const heads = styleVariants({
  1: { vars: { [headCount]: '1' } },
  2: { vars: { [headCount]: '2' } },
  3: { vars: { [headCount]: '3' } },
  4: { vars: { [headCount]: '4' } },
  5: { vars: { [headCount]: '5' } },
  6: { vars: { [headCount]: '6' } },
})

const columns = `minmax(0, 1.7fr) repeat(${headCount}, minmax(0, 1fr)) minmax(100px, 1.2fr) 40px`

/** On narrow screens every amount has its own label instead. */
export const headRow = style({
  display: 'none',
  alignItems: 'end',
  padding: `${space[2]} 0`,
  borderBottom: `1px solid ${color.line2}`,
  color: color.ink2,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
  '@container': { [wide]: { display: 'grid', gridTemplateColumns: columns } },
})
globalStyle(`${headRow} > span`, {
  paddingInline: space[1],
  fontStretch: vars.stretch.narrow,
  overflowWrap: 'normal',
})
globalStyle(`${headRow} > span:first-child`, { paddingInlineStart: space[2] })

export const headAmount = style({ textAlign: 'end' })

/** Two amounts beside each other on a phone, all cells of the class in a line otherwise. */
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: space[2],
  padding: space[3],
  selectors: { '& + &': { borderTop: vars.border.hairline } },
  '@container': {
    [wide]: { gridTemplateColumns: columns, gap: 0, alignItems: 'stretch', padding: 0 },
  },
})

const input = style({
  width: '100%',
  minWidth: 0,
  minHeight: vars.touch,
  paddingInline: space[2],
  border: `1px solid ${color.line2}`,
  borderRadius: vars.radius[1],
  background: color.surface,
  '::placeholder': { color: color.ink3, opacity: 1 },
  selectors: {
    '&:focus': { position: 'relative', zIndex: 1, outlineOffset: -2 },
    '&[aria-invalid="true"]': {
      background: color.badSoft,
      boxShadow: `inset 0 0 0 1px ${color.bad}`,
    },
  },
  '@media': { [media.touch]: { fontSize: vars.size[3] } },
  '@container': {
    [wide]: { height: '100%', border: 0, borderInlineEnd: vars.border.hairline, borderRadius: 0 },
  },
})

/** Leaves room for the button that removes the row. */
export const classes = style([
  input,
  {
    gridColumn: '1 / -1',
    width: `calc(100% - ${vars.touch} - ${space[1]})`,
    fontWeight: vars.weight.medium,
    '@container': { [wide]: { gridColumn: 'auto', width: '100%' } },
  },
])

export const amount = style({
  display: 'grid',
  alignContent: 'end',
  gap: space[1],
  minWidth: 0,
  '@container': { [wide]: { alignContent: 'stretch' } },
})

export const amountLabel = style({
  color: color.ink2,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
  '@container': { [wide]: { display: 'none' } },
})

export const amountInput = style([input, { textAlign: 'end' }])

export const totals = style({
  gridColumn: '1 / -1',
  margin: 0,
  lineHeight: vars.lead[2],
  '@container': {
    [wide]: {
      gridColumn: 'auto',
      display: 'grid',
      alignContent: 'center',
      padding: `${space[1]} ${space[2]}`,
      textAlign: 'end',
    },
  },
})

export const totalsLabel = style({
  color: color.ink2,
  fontSize: vars.size[1],
  '@container': { [wide]: { display: 'none' } },
})

export const firstYear = style({
  color: color.ink2,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
})

export const remove = style({
  position: 'absolute',
  insetBlockStart: space[3],
  insetInlineEnd: space[2],
  color: color.bad,
  '@container': {
    [wide]: { position: 'static', display: 'grid', placeItems: 'center', overflow: 'hidden' },
  },
})

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
})

export const note = style({ color: color.ink2, fontSize: vars.size[1], lineHeight: vars.lead[1] })

export const error = style({
  margin: 0,
  color: color.bad,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
  fontWeight: vars.weight.medium,
})
