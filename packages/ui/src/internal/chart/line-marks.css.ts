import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'

const { color } = vars

/* Each series has its own dash and point shape, so colour is never the only difference. */
export const line = style({
  fill: 'none',
  stroke: color.act,
  strokeWidth: 2,
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
  selectors: {
    '&[data-series="1"]': { stroke: color.ink2, strokeWidth: 1.75, strokeDasharray: '6 4' },
    '&[data-series="2"]': {
      stroke: color.accentInk,
      strokeWidth: 2.5,
      strokeDasharray: '.5 5',
      strokeLinecap: 'round',
    },
    '&[data-series="3"]': { stroke: color.act, strokeWidth: 1.75, strokeDasharray: '12 4 2 4' },
    '&[data-series="4"]': { stroke: color.ink, strokeWidth: 1 },
  },
})

export const symbol = style({
  fill: color.act,
  stroke: color.paper,
  strokeWidth: 1.5,
  selectors: {
    '&[data-series="1"]': { fill: color.paper, stroke: color.ink2, strokeWidth: 1.75 },
    '&[data-series="2"]': { fill: color.accentInk },
    '&[data-series="3"]': { fill: color.paper, stroke: color.act, strokeWidth: 1.75 },
    '&[data-series="4"]': { fill: color.ink, stroke: color.paper },
  },
})

export const target = style({ stroke: color.ink, strokeWidth: 1.5, strokeDasharray: '2 4' })
