import { media, vars } from '@edbazaar/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space } = vars

const caption = { fontSize: vars.size[1], lineHeight: vars.lead[2], color: color.ink3 } as const

export const wide = style({
  '@media': {
    [media.middle]: {
      selectors: { '&[data-shape="modal"]': { width: 'min(720px, calc(100% - 48px))' } },
    },
  },
})

export const small = style({ ...caption, display: 'block', fontWeight: vars.weight.regular })

export const note = style({ ...caption, marginTop: space[3], textWrap: 'pretty' })

export const fields = style({ display: 'grid', gap: space[4], paddingTop: space[3] })

/** Fields now and after; below 768 px a block each. */
export const effect = style({
  width: '100%',
  borderCollapse: 'collapse',
  textAlign: 'start',
  '@media': { [media.narrow]: { display: 'block' } },
})
globalStyle(`${effect} :is(th, td)`, {
  padding: `6px ${space[2]}`,
  borderBottom: vars.border.hairline,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
})
globalStyle(`${effect} thead th`, { ...caption, fontWeight: vars.weight.regular })
globalStyle(`${effect} tbody th`, { fontWeight: vars.weight.medium })
globalStyle(`${effect} [data-refused]`, {
  background: color.sunk,
  boxShadow: `inset 3px 0 ${color.line2}`,
})
globalStyle(`${effect} :is(tbody, tr, tbody th, td)`, {
  '@media': { '(max-width: 767px)': { display: 'block', borderBottom: 0 } },
})
globalStyle(`${effect} thead`, { '@media': { '(max-width: 767px)': { display: 'none' } } })
globalStyle(`${effect} td`, {
  '@media': { '(max-width: 767px)': { position: 'relative', paddingInlineStart: 88 } },
})
globalStyle(`${effect} td::before`, {
  '@media': {
    '(max-width: 767px)': {
      content: 'attr(data-label)',
      position: 'absolute',
      insetInlineStart: space[2],
      ...caption,
    },
  },
})
globalStyle(`${effect} tr`, {
  '@media': {
    '(max-width: 767px)': { paddingBlock: space[2], borderBottom: vars.border.hairline },
  },
})

export const stays = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: 6,
  fontWeight: vars.weight.medium,
})

/** The decision that is being written. */
export const compose = style({ display: 'grid', gap: space[4], paddingBottom: space[4] })

export const composeHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minHeight: 52,
  borderBottom: `1px solid ${color.line2}`,
})

export const composeTitle = style({ fontSize: vars.size[4], lineHeight: vars.lead[4] })

export const chosen = style({ display: 'grid' })

export const chosenField = style({
  display: 'grid',
  gap: 6,
  paddingBlock: space[3],
  borderBottom: vars.border.hairline,
  selectors: { '&:first-child': { paddingTop: 0 } },
})

export const chosenName = style({ fontWeight: vars.weight.medium })

export const previewTitle = style({
  minHeight: 36,
  fontSize: vars.size[2],
  lineHeight: '36px',
  fontWeight: vars.weight.medium,
})

export const send = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
globalStyle(`${compose} textarea`, { minHeight: 72 })
globalStyle(`${send} > :first-child`, { flex: 1 })

export const noticeButtons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  marginTop: space[2],
})

export const skipped = style({ borderTop: `1px solid ${color.line2}`, marginTop: space[2] })
globalStyle(`${skipped} > li`, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space[3]}`,
  paddingBlock: 6,
  borderBottom: vars.border.hairline,
})
