import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../packages/ui/src/theme/contract.css'

const { color, space, size, lead: leading, weight, border, radius, font } = vars

export const page = style({
  maxWidth: 1080,
  marginInline: 'auto',
  padding: `${space[7]} ${vars.page.gutter} ${space[8]}`,
})

export const head = style({ maxWidth: 720 })

export const title = style({
  fontSize: size[6],
  lineHeight: leading[6],
  fontStretch: vars.stretch.lead,
  fontWeight: weight.lead,
  letterSpacing: '-.01em',
})

export const lead = style({
  marginBlockStart: space[3],
  color: color.ink2,
  fontSize: size[4],
  lineHeight: leading[4],
  textWrap: 'pretty',
})

export const part = style({ marginBlockStart: space[7] })

export const text = style({
  maxWidth: '46em',
  fontSize: size[3],
  lineHeight: leading[3],
  selectors: { '& + &': { marginBlockStart: space[3] } },
})

export const code = style({
  overflowX: 'auto',
  margin: `${space[5]} 0 0`,
  padding: space[4],
  border: border.hairline,
  borderRadius: radius[2],
  background: color.sunk,
  fontFamily: 'ui-monospace, "Noto Sans Mono", Menlo, monospace',
  fontSize: size[1],
  lineHeight: leading[2],
  direction: 'ltr',
})

export const name = style({ fontWeight: weight.medium })
export const small = style({ color: color.ink3, fontSize: size[1], lineHeight: leading[1] })
export const status = style([small, { marginBlockStart: space[2] }])
export const figure = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })

/* Tables: hairlines between rows, no boxes. */
export const scroller = style({ overflowX: 'auto' })
export const table = style({ textAlign: 'start' })
globalStyle(`${table} :is(th, td)`, {
  padding: `${space[2]} ${space[3]} ${space[2]} 0`,
  borderBlockEnd: border.hairline,
  textAlign: 'start',
  verticalAlign: 'middle',
})
globalStyle(`${table} thead th`, {
  color: color.ink3,
  fontSize: size[1],
  fontWeight: weight.regular,
  fontStretch: vars.stretch.narrow,
})
globalStyle(`${table} tbody th`, { fontWeight: weight.medium })

/* Colour. */
export const swatches = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 160px), 1fr))',
})
export const swatch = style({ display: 'grid', gap: space[1], alignContent: 'start' })
export const patch = style({
  display: 'block',
  width: '100%',
  height: 88,
  border: border.hairline,
  borderRadius: radius[1],
})
export const sample = style({
  display: 'inline-block',
  minWidth: 96,
  padding: `${space[2]} ${space[3]}`,
  border: border.hairline,
  borderRadius: radius[1],
  fontWeight: weight.medium,
  textAlign: 'center',
})

/* Type and space. */
export const specimen = style({
  display: 'grid',
  gap: `${space[1]} ${space[5]}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: space[4],
  borderBlockEnd: border.hairline,
  '@media': { '(min-width: 768px)': { gridTemplateColumns: '180px minmax(0, 1fr)' } },
})
export const bar = style({ display: 'block', height: 20, background: color.accent })
export const trio = style({
  display: 'grid',
  gap: space[5],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
})
export const island = style({
  display: 'grid',
  gap: space[4],
  alignContent: 'start',
  padding: space[5],
  border: border.hairline,
  borderRadius: radius[2],
  background: color.paper,
  color: color.ink,
  fontFamily: font.text,
  fontSize: size[2],
  lineHeight: leading[2],
})
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
export const messages = style({ marginBlockStart: space[3] })

/* Icons. */
export const search = style({ maxWidth: 360, marginBlockEnd: space[5] })
export const icons = style({
  display: 'grid',
  gap: space[2],
  gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))',
})
export const icon = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  width: '100%',
  height: '100%',
  padding: `${space[4]} ${space[2]}`,
  border: border.hairline,
  borderRadius: radius[2],
  background: color.surface,
  color: color.ink,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  fontSize: size[1],
  lineHeight: leading[1],
  ':hover': { borderColor: color.act, color: color.act },
})

/* Motion. */
export const track = style({
  position: 'relative',
  height: 56,
  border: border.hairline,
  borderRadius: radius[2],
  background: color.sunk,
})
export const runner = style({
  position: 'absolute',
  insetBlockStart: 7,
  insetInlineStart: 7,
  width: 40,
  height: 40,
  borderRadius: radius[2],
  background: color.act,
  transitionProperty: 'inset-inline-start',
  transitionTimingFunction: vars.motion.ease,
  selectors: { '[data-run] > &': { insetInlineStart: 'calc(100% - 47px)' } },
})
export const quick = style({ transitionDuration: vars.motion.quick })
export const calm = style({ transitionDuration: vars.motion.calm })
export const still = style({ transitionDuration: '0ms' })

/* Writing. */
/** Exact texts, including double spaces. */
export const exact = style({ fontWeight: weight.medium, whiteSpace: 'pre-wrap' })

export const message = style({
  display: 'grid',
  gap: `${space[1]} ${space[5]}`,
  paddingBlock: space[3],
  borderBlockEnd: border.hairline,
  '@media': { '(min-width: 768px)': { gridTemplateColumns: '1fr 1fr' } },
})
