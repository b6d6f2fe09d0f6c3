import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'
import { isNarrowPlot, plotHeight, roomForEnds } from './plot-sizes'

const { color, space } = vars

export const frame = style({ containerType: 'inline-size', direction: 'ltr' })

export const plot = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[2],
  // Room for half a line of text above the top tick.
  paddingBlock: '10px 0',
  paddingInlineEnd: space[1],
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
  fontVariantNumeric: 'tabular-nums',
  '@container': {
    [roomForEnds]: {
      selectors: {
        '&:has([data-ends])': { gridTemplateColumns: 'auto minmax(0, 1fr) auto', columnGap: 12 },
      },
    },
  },
})

/* Ticks are evenly spaced, so flexbox can position them without measuring. */
export const values = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  height: plotHeight,
  color: color.ink3,
  textAlign: 'end',
  whiteSpace: 'nowrap',
})

export const value = style({ display: 'grid', alignContent: 'center', height: 0 })

export const drawing = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
})

export const gridline = style({
  stroke: color.line,
  strokeWidth: 1,
  selectors: { '&[data-zero]': { stroke: color.line2 } },
  '@media': { '(forced-colors: active)': { stroke: 'GrayText' } },
})

/** Names at the ends of lines. Hidden copies of the texts set the width. */
export const ends = style({
  display: 'none',
  position: 'relative',
  '@container': { [roomForEnds]: { display: 'grid' } },
})
export const endSizer = style({
  gridArea: '1 / 1',
  height: 0,
  overflow: 'hidden',
  visibility: 'hidden',
  whiteSpace: 'nowrap',
  fontWeight: vars.weight.medium,
})
export const endName = style({ fill: color.ink, fontWeight: vars.weight.medium })
export const endValue = style({ fill: color.ink2 })

/** Labels of the horizontal axis. */
export const labels = style({
  gridColumn: 2,
  width: '100%',
  height: 28,
  overflow: 'visible',
  fill: color.ink3,
})

export const label = style({
  '@container': {
    [roomForEnds]: { selectors: { '&:not([data-wide])': { display: 'none' } } },
    [isNarrowPlot]: { selectors: { '&:not([data-narrow])': { display: 'none' } } },
  },
})

export const note = style({
  fill: color.ink2,
  // A halo keeps the text readable on top of a line.
  stroke: color.paper,
  strokeWidth: 4,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
  '@container': { [isNarrowPlot]: { display: 'none' } },
})
