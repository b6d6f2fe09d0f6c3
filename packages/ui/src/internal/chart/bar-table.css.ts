import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'
import { inlineDirection } from '../../theme/direction.css'

const { color, space } = vars

const narrow = '(max-width: 479px)'

export const frame = style({ containerType: 'inline-size' })

export const table = style({ fontVariantNumeric: 'tabular-nums' })

export const head = style({
  padding: `0 ${space[3]} ${space[1]} 0`,
  color: color.ink3,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
  fontStretch: vars.stretch.narrow,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  verticalAlign: 'bottom',
  selectors: { '&:lang(hi)': { fontStretch: '100%', lineHeight: 1.5 } },
})

export const endHead = style([
  head,
  {
    minWidth: 56,
    paddingInline: `${space[3]} 0`,
    textAlign: 'end',
    selectors: { '&[data-short]': { whiteSpace: 'nowrap' } },
    '@container': { [narrow]: { paddingInlineStart: space[2] } },
  },
])

export const name = style({
  width: '32%',
  height: 32,
  padding: `${space[1]} ${space[3]} ${space[1]} 0`,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  selectors: { '&:lang(hi)': { lineHeight: 1.5 } },
  '@container': { [narrow]: { minWidth: 96, paddingInlineEnd: space[2] } },
})

export const link = style({
  textDecoration: `underline ${color.line2}`,
  textUnderlineOffset: 3,
  ':hover': { color: color.act, textDecorationColor: 'currentcolor' },
})

/** Fills the remaining width. The drawing fills its height. */
export const laneCell = style({ position: 'relative', width: '60%', minWidth: 88, padding: 0 })

export const lane = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
  // Bars start at the right in right-to-left text.
  transform: `scaleX(${inlineDirection})`,
})

export const gridline = style({
  stroke: color.line,
  selectors: { '&[data-zero]': { stroke: color.line2 } },
  '@media': { '(forced-colors: active)': { stroke: 'GrayText' } },
})

export const laneWords = style({
  position: 'relative',
  color: color.ink3,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
  padding: `${space[1]} 0`,
})

export const value = style({
  paddingInlineStart: space[3],
  fontWeight: vars.weight.medium,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  '@container': { [narrow]: { paddingInlineStart: space[2] } },
})

export const extra = style([
  value,
  { color: color.ink3, fontSize: vars.size[1], fontWeight: vars.weight.regular },
])

export const rest = style({})
globalStyle(`${rest} > *`, { borderTop: vars.border.hairline })

export const scaleCell = style({ padding: 0, height: 22, verticalAlign: 'top' })

export const scale = style({
  width: '100%',
  height: 20,
  overflow: 'visible',
  transform: `scaleX(${inlineDirection})`,
})

export const scaleText = style({
  fill: color.ink3,
  fontSize: vars.size[1],
  transform: `scaleX(${inlineDirection})`,
  '@container': { [narrow]: { selectors: { '&[data-minor]': { display: 'none' } } } },
})
