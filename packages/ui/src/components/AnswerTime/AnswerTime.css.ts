import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'

const { color, space } = vars

export const figure = style({ display: 'grid', gap: space[1], margin: 0, minWidth: 0 })

export const title = style({ fontSize: vars.size[3], lineHeight: vars.lead[3] })

export const chart = style({ display: 'block', width: '100%', height: 42, overflow: 'visible' })

export const twoLines = style([chart, { height: 60 }])

export const base = style({ stroke: color.line2, strokeWidth: 2 })

export const half = style({ fill: color.act })

export const rest = style({
  fill: `color-mix(in srgb, ${color.act} 24%, ${color.surface})`,
  stroke: color.act,
})

export const medianDot = style({ fill: color.act, stroke: color.surface, strokeWidth: 2 })

export const lateDot = style({ fill: color.surface, stroke: color.act, strokeWidth: 2 })

export const label = style({
  fill: color.ink3,
  fontSize: vars.size[1],
  fontVariantNumeric: 'tabular-nums',
})

export const medianLabel = style([label, { fill: color.ink, fontWeight: vars.weight.medium }])

export const note = style({
  color: color.ink3,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
  textWrap: 'pretty',
})
