import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'

const { color, weight } = vars

export const priority = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  fontSize: vars.size[1],
  fontWeight: weight.medium,
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-level="high"]': { fontWeight: weight.bold },
    '&[data-level="low"]': { fontWeight: weight.regular, color: color.ink2 },
  },
})

export const bars = style({ flex: 'none', width: 14, height: 12 })

export const bar = style({ fill: 'none', stroke: color.line2 })

export const filled = style({
  fill: color.ink2,
  stroke: color.ink2,
  '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
})
