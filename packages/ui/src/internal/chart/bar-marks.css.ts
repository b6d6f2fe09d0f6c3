import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'

const { color } = vars

/* Each series has its own pattern: solid, hatched, framed, dotted, dark. */
export const bar = style({
  stroke: color.act,
  strokeWidth: 1.5,
  selectors: {
    // Patterns are set as an attribute, because they need the id of the chart.
    '&:not([fill])': { fill: color.act },
    '&[data-series="2"]': { fill: color.accent, stroke: color.accentInk },
    '&[data-series="3"]': { stroke: color.ink2 },
    '&[data-series="4"]': { fill: color.ink2, stroke: color.ink2 },
    // Leaves a gap to the next bar.
    '&[data-next]': { height: 'calc(100% - 4px)' },
    '&[data-next="above"]': { transform: 'translateY(4px)' },
  },
})

export const ground = style({ fill: color.paper })
export const hatch = style({ stroke: color.act, strokeWidth: 3 })
export const dot = style({ fill: color.ink2 })

export const tick = style({ stroke: color.ink, strokeWidth: 2 })
export const tickHalo = style({ stroke: color.paper, strokeWidth: 5 })

export const defs = style({ position: 'absolute', width: 0, height: 0 })
