import { media, vars } from '@edbazaar/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space } = vars
const small = { fontSize: vars.size[1], lineHeight: vars.lead[1] } as const
const narrowFont = { fontWeight: vars.weight.bold, fontStretch: vars.stretch.narrow } as const

/** A page of dashboards. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  minWidth: 0,
  paddingBlock: `${space[4]} ${space[7]}`,
})

export const part = style({ minWidth: 0 })

/** Tasks beside what they add up to. */
export const day = style({
  display: 'grid',
  gap: space[5],
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 240px', columnGap: space[6] },
  },
})

/** Two parts side by side. */
export const halves = style({
  display: 'grid',
  gap: space[6],
  alignItems: 'start',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
})

/** A small heading over a hairline. */
export const sub = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space[2],
  paddingBottom: space[2],
  borderBottom: `1px solid ${color.line2}`,
  fontSize: vars.size[3],
  lineHeight: vars.lead[3],
})

export const quiet = style({ color: color.ink3 })
globalStyle(`${sub} > ${quiet}`, {
  fontSize: vars.size[2],
  fontWeight: vars.weight.regular,
  fontStretch: '100%',
})

export const note = style([small, { marginTop: space[3], color: color.ink3, maxWidth: '68ch' }])

export const task = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `2px ${space[3]}`,
  alignItems: 'center',
  paddingBlock: 10,
  borderBottom: vars.border.hairline,
  '@media': {
    [media.middle]: {
      gridTemplateColumns: '104px minmax(0, 1fr) auto',
      columnGap: space[4],
      minHeight: 64,
      paddingBlock: 6,
    },
  },
})
export const taskTime = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  gridColumn: '1 / -1',
  color: color.ink2,
  fontFeatureSettings: '"tnum"',
  selectors: { '&[data-late]': { color: color.bad, fontWeight: vars.weight.medium } },
  '@media': { [media.middle]: { gridColumn: 'auto' } },
})
export const taskName = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' })
export const taskText = style([small, { color: color.ink3, overflowWrap: 'anywhere' }])

export const count = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[3],
  minHeight: 48,
  borderBottom: vars.border.hairline,
  color: color.ink2,
})
globalStyle(`${count} dd`, {
  ...narrowFont,
  margin: 0,
  fontSize: vars.size[4],
  lineHeight: vars.lead[4],
  color: color.ink,
  fontFeatureSettings: '"tnum"',
})
globalStyle(`${count} dd[data-late]`, { color: color.bad })

export const tableFrame = style({ overflowX: 'auto' })

export const table = style({ width: '100%', minWidth: 560, borderCollapse: 'collapse' })
globalStyle(`${table} thead :is(th, td)`, {
  ...small,
  paddingBlock: space[2],
  borderBottom: `1px solid ${color.line2}`,
  color: color.ink2,
  fontWeight: vars.weight.regular,
  fontStretch: vars.stretch.narrow,
  textAlign: 'start',
})
globalStyle(`${table} tbody :is(th, td)`, {
  paddingBlock: space[2],
  borderBottom: vars.border.hairline,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  verticalAlign: 'middle',
})
globalStyle(`${table} :is(th, td) + :is(th, td)`, { paddingInlineStart: space[4] })
globalStyle(`${table} tbody td`, { whiteSpace: 'nowrap' })
globalStyle(`${table} tbody th`, { fontWeight: vars.weight.medium })
globalStyle(`${table} tbody tr:hover`, { background: color.sunk })

export const number = style({ fontFeatureSettings: '"tnum"', whiteSpace: 'nowrap' })
globalStyle(`${table} :is(th, td)${number}`, { textAlign: 'end' })

export const link = style({
  color: color.ink,
  textDecoration: 'none',
  ':hover': { color: color.act, textDecoration: 'underline', textUnderlineOffset: 4 },
})

/** The steps: a table on wide pages, rows of their own on a phone. */
export const steps = style({
  display: 'grid',
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(150px, 220px) minmax(180px, 1fr) auto auto minmax(110px, auto)',
      columnGap: space[5],
    },
  },
})
export const stepRows = style({ display: 'contents' })
export const stepHead = style([
  small,
  {
    display: 'none',
    paddingBlock: space[2],
    borderBottom: `1px solid ${color.line2}`,
    color: color.ink2,
    fontStretch: vars.stretch.narrow,
    '@media': {
      [media.wide]: {
        display: 'grid',
        gridColumn: '1 / -1',
        gridTemplateColumns: 'subgrid',
        alignItems: 'end',
      },
    },
  },
])
globalStyle(`${stepHead} > th`, {
  fontWeight: vars.weight.regular,
  textAlign: 'start',
})
globalStyle(`${stepHead} > :is(:nth-child(3), :nth-child(4))`, { textAlign: 'end' })

export const step = style({
  display: 'grid',
  gridTemplateAreas: '"name total" "rate before" "bars bars"',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space[1]} ${space[4]}`,
  paddingBlock: space[4],
  borderBottom: vars.border.hairline,
  '@media': {
    [media.wide]: {
      gridColumn: '1 / -1',
      gridTemplateColumns: 'subgrid',
      gridTemplateAreas: 'none',
      alignItems: 'center',
      minHeight: 84,
      paddingBlock: space[2],
    },
  },
})
const area = (gridArea: string) => ({
  gridArea,
  '@media': { [media.wide]: { gridArea: 'auto' } },
})
export const stepName = style({
  minWidth: 0,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  ...area('name'),
})
export const stepText = style([small, { color: color.ink3, textWrap: 'pretty' }])
export const stepBars = style({ minWidth: 0, ...area('bars') })
globalStyle(`${stepBars} > figure`, { width: '100%' })
export const stepTotal = style({
  ...narrowFont,
  fontSize: vars.size[5],
  lineHeight: vars.lead[5],
  textAlign: 'end',
  fontFeatureSettings: '"tnum"',
  ...area('total'),
})
export const stepRate = style({
  fontFeatureSettings: '"tnum"',
  ...area('rate'),
  '@media': { [media.wide]: { gridArea: 'auto', textAlign: 'end' } },
})
export const stepOf = style([small, { color: color.ink3, whiteSpace: 'nowrap' }])
globalStyle(`${stepRate} > ${stepOf}`, {
  marginInlineStart: space[1],
  '@media': { [media.wide]: { display: 'block', marginInlineStart: 0 } },
})
export const stepBefore = style({
  ...area('before'),
  justifySelf: 'end',
  fontFeatureSettings: '"tnum"',
  '@media': { [media.wide]: { gridArea: 'auto', justifySelf: 'start' } },
})
export const change = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  color: color.ink2,
  whiteSpace: 'nowrap',
})
globalStyle(`${stepBefore} > ${stepOf}`, {
  '@media': { [media.narrow]: { display: 'none' } },
})

export const stepFoot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space[2],
})

export const lede = style({ paddingBottom: space[3], color: color.ink2 })
globalStyle(`${lede} b`, {
  ...narrowFont,
  marginInlineEnd: space[1],
  color: color.ink,
  fontSize: vars.size[5],
  lineHeight: vars.lead[5],
})

export const healthRow = style({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'start',
  paddingBlock: space[3],
  borderBottom: vars.border.hairline,
})
export const healthImage = style({ width: 48 })
export const healthName = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' })
export const healthMeter = style({ marginBlock: 6 })
export const healthText = style({ color: color.ink2 })
export const old = style({ color: color.accentInk })

export const fillBar = style({ minWidth: 88, maxWidth: 180 })

/** A title with its tools, under a double line. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  paddingBottom: space[4],
  borderBottom: `3px double ${color.rule}`,
})
export const title = style({
  fontSize: vars.size[5],
  lineHeight: vars.lead[5],
  overflowWrap: 'anywhere',
  selectors: { '&:lang(hi)': { lineHeight: 1.5 } },
})
export const headText = style({ color: color.ink2 })
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  '@media': { [media.wide]: { marginInlineStart: 'auto' } },
})
