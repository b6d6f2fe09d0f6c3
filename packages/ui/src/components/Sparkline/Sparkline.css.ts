import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'

const { color } = vars

export const sparkline = style({ display: 'grid', minWidth: 0, maxWidth: 240, direction: 'ltr' })

export const drawing = style({
  width: '100%',
  height: 32,
  padding: '0 4px',
  overflow: 'visible',
})

export const baseline = style({ stroke: color.line2 })

export const line = style({
  fill: 'none',
  stroke: color.act,
  strokeWidth: 1.75,
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
})

export const end = style({
  fill: color.act,
  stroke: color.paper,
  strokeWidth: 1.5,
  selectors: { '&[data-open]': { fill: color.accent, stroke: color.accentInk } },
})

export const bar = style({
  fill: color.act,
  selectors: { '&[data-open]': { fill: color.accent, stroke: color.accentInk } },
})

export const caption = style({
  paddingTop: 2,
  color: color.ink3,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  selectors: { '&:lang(hi)': { lineHeight: 1.5 } },
})
