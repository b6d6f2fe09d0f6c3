import { media, vars } from '@edbazaar/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space } = vars

const small = { fontSize: vars.size[1], lineHeight: vars.lead[2] } as const

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[3]}`,
  minHeight: 72,
  paddingBlock: space[2],
  borderBottom: vars.border.hairline,
})

export const who = style({
  flex: '1 1 200px',
  minWidth: 0,
  '@media': { [media.snug]: { flexBasis: 'calc(100% - 60px)' } },
})

export const quiet = style({ ...small, color: color.ink3 })

export const needs = style({
  display: 'grid',
  margin: 0,
  borderBottom: vars.border.hairline,
  '@media': {
    [media.middle]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
})

export const need = style({
  paddingBlock: space[2],
  '@media': {
    [media.middle]: {
      paddingBlock: space[3],
      paddingInlineEnd: space[2],
      selectors: {
        '&:not(:first-child)': {
          paddingInlineStart: space[3],
          borderInlineStart: vars.border.hairline,
        },
      },
    },
    [media.snug]: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: space[3],
      selectors: { '&:not(:first-child)': { borderTop: vars.border.hairline } },
    },
  },
})
globalStyle(`${need} dt`, { ...small, color: color.ink3, overflowWrap: 'anywhere' })
globalStyle(`${need} dd`, {
  display: 'flex',
  alignItems: 'baseline',
  gap: 6,
  margin: 0,
  color: color.ink2,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
globalStyle(`${need} dd[data-met]`, { color: color.ink })
globalStyle(`${need} dd > svg`, { flex: 'none', alignSelf: 'center', color: color.accentInk })
globalStyle(`${need} dd[data-met] > svg`, { color: color.good })

export const above = style({ color: color.accentInk, ...small })

export const sectionHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minHeight: 44,
  marginTop: space[3],
  borderBottom: `1px solid ${color.line2}`,
})

export const sectionTitle = style({ fontSize: vars.size[3], lineHeight: vars.lead[3] })

export const answer = style({ paddingBlock: space[3], borderBottom: vars.border.hairline })
globalStyle(`${answer} dt`, { color: color.ink3 })
globalStyle(`${answer} dd`, {
  margin: 0,
  marginTop: 2,
  fontSize: vars.size[3],
  lineHeight: vars.lead[3],
  whiteSpace: 'pre-line',
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
})

export const file = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[4]}`,
})

export const letter = style({
  paddingBlock: space[3],
  maxWidth: '68ch',
  fontSize: vars.size[3],
  lineHeight: vars.lead[3],
  whiteSpace: 'pre-line',
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
})

export const sheet = style({ margin: 0, marginTop: space[4] })

export const paper = style({
  padding: space[4],
  border: vars.border.hairline,
  background: color.surface,
  overflowWrap: 'anywhere',
  '@media': { [media.middle]: { padding: `${space[5]} ${space[6]}` } },
})

export const cvName = style({
  fontSize: vars.size[4],
  lineHeight: vars.lead[4],
  fontWeight: vars.weight.bold,
  fontStretch: vars.stretch.name,
  selectors: { '&:lang(hi)': { lineHeight: 1.5 } },
})

export const paperTitle = style({
  ...small,
  margin: `${space[4]} 0 ${space[1]}`,
  borderBottom: vars.border.hairline,
  color: color.ink3,
  fontWeight: vars.weight.medium,
})

export const post = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space[4]}`,
  paddingBlock: 2,
})

export const when = style({ color: color.ink3, fontVariantNumeric: 'tabular-nums' })

export const caption = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[5]}`,
  paddingTop: space[1],
  color: color.ink3,
})

export const thread = style({ marginBlock: space[4] })

export const words = style({
  whiteSpace: 'pre-line',
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
  selectors: { '&:lang(hi)': { lineHeight: 1.6 } },
})

export const composer = style({
  display: 'grid',
  gap: space[3],
  justifyItems: 'start',
  marginTop: space[3],
  paddingBottom: space[3],
})
globalStyle(`${composer} > :first-child`, { width: '100%' })

export const interview = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBlock: space[3],
})

export const interviewFacts = style({ display: 'grid', flex: '1 1 160px', minWidth: 0 })
globalStyle(`${interviewFacts} b`, { fontWeight: vars.weight.medium })

export const contact = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  margin: 0,
  paddingBlock: space[3],
  overflowWrap: 'anywhere',
})
globalStyle(`${contact} dt`, { color: color.ink3 })
globalStyle(`${contact} dd`, { margin: 0, fontWeight: vars.weight.medium })

export const scores = style({ width: '100%', borderCollapse: 'collapse' })
globalStyle(`${scores} :is(th, td)`, {
  paddingBlock: space[2],
  paddingInline: `0 ${space[2]}`,
  borderBottom: vars.border.hairline,
  textAlign: 'start',
  verticalAlign: 'middle',
})
globalStyle(`${scores} thead th`, {
  ...small,
  color: color.ink3,
  fontWeight: vars.weight.regular,
})
globalStyle(`${scores} tbody th`, { fontWeight: vars.weight.medium })
globalStyle(`${scores} small`, {
  ...small,
  display: 'block',
  color: color.ink3,
  fontWeight: vars.weight.regular,
})
globalStyle(`${scores} td`, { width: 84, whiteSpace: 'nowrap' })

export const points = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  fontVariantNumeric: 'tabular-nums',
})

export const dots = style({ display: 'inline-flex', gap: 3 })
globalStyle(`${dots} i`, {
  width: 9,
  height: 9,
  borderRadius: '50%',
  boxShadow: `inset 0 0 0 1.5px ${color.line2}`,
})
globalStyle(`${dots} i[data-on]`, { background: color.act, boxShadow: 'none' })

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  marginTop: space[3],
})

export const note = style({
  ...small,
  marginTop: space[2],
  color: color.ink3,
  textWrap: 'pretty',
})

export const noteActions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
