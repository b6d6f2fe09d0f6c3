import { media, vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] })

export const title = style({ fontSize: vars.size[5], lineHeight: vars.lead[5] })

export const lead = style({ marginTop: space[1], color: color.ink2, textWrap: 'pretty' })

const columns = 'minmax(0, 2.4fr) minmax(0, 1.3fr) minmax(0, 1.6fr) minmax(0, 1.3fr) 112px 16px'

/** Column headings, for wide screens; the rows name their values for screen readers. */
export const headings = style({
  display: 'none',
  '@media': {
    [media.wide]: {
      display: 'grid',
      gridTemplateColumns: columns,
      gap: space[4],
      padding: `${space[2]} ${space[3]}`,
      borderBottom: `1px solid ${color.line2}`,
      color: color.ink3,
      fontSize: vars.size[1],
      lineHeight: vars.lead[1],
      fontStretch: vars.stretch.narrow,
    },
  },
})

export const item = style({ borderBottom: vars.border.hairline })

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 16px',
  gap: `2px ${space[3]}`,
  paddingBlock: space[3],
  ':hover': { background: color.sunk },
  selectors: {
    '&[data-open]': { background: color.actSoft, boxShadow: `inset 3px 0 ${color.act}` },
    '[dir="rtl"] &[data-open]': { boxShadow: `inset -3px 0 ${color.act}` },
    '&[data-open], [data-open] > &': { paddingInline: space[3] },
  },
  '@media': {
    [media.wide]: {
      gridTemplateColumns: columns,
      alignItems: 'center',
      gap: space[4],
      minHeight: 64,
      paddingInline: space[3],
    },
  },
})

export const name = style({
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  // The whole row is the target.
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: {
    '[data-ended] &': { color: color.ink3, fontWeight: vars.weight.regular },
    '&:lang(hi)': { lineHeight: 1.5 },
  },
})

export const cell = style({
  minWidth: 0,
  gridColumn: 1,
  '@media': { [media.wide]: { gridColumn: 'auto' } },
})

/** A line of small text on a phone. */
export const fact = style([
  cell,
  {
    fontVariantNumeric: 'tabular-nums',
    '@media': {
      [media.narrow]: { color: color.ink2, fontSize: vars.size[1], lineHeight: vars.lead[2] },
    },
  },
])

/** The column headings say it on wide screens; there it is for screen readers only. */
export const label = style({
  '@media': {
    [media.wide]: { position: 'absolute', width: 1, height: 1, clipPath: 'inset(50%)' },
  },
})

export const quiet = style({
  display: 'block',
  color: color.ink3,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[data-open] &': { color: color.ink2 } },
})

export const due = style([quiet, { color: color.accentInk }])

export const arrow = style({
  gridArea: '1 / 2 / span 4',
  alignSelf: 'center',
  color: color.ink3,
  transition: `transform ${vars.motion.quick}`,
  selectors: { '[data-open] > &': { transform: 'rotate(180deg)' } },
  '@media': { [media.wide]: { gridArea: 'auto' } },
})

export const unfolded = style({
  padding: `${space[4]} 0 ${space[6]} ${space[4]}`,
  boxShadow: `inset 3px 0 ${color.act}`,
  selectors: { '[dir="rtl"] &': { boxShadow: `inset -3px 0 ${color.act}` } },
  '@media': { [media.wide]: { paddingInlineStart: space[5] } },
})
