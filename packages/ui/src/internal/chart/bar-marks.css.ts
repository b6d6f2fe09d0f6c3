import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'

const { color } = vars

/* Bars differ by pattern: filled, hatched, marigold with a frame, dotted, ink. */
export const bar = style({
  stroke: color.act,
  strokeWidth: 1.5,
  selectors: {
    // A pattern is an attribute, for it needs the id of its chart.
    '&:not([fill])': { fill: color.act },
    '&[data-series="2"]': { fill: color.accent, stroke: color.accentInk },
    '&[data-series="3"]': { stroke: color.ink2 },
    '&[data-series="4"]': { fill: color.ink2, stroke: color.ink2 },
    // The frame takes part of the gap.
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
