import { style } from '@vanilla-extract/css'
import { isNarrowPlot, roomForEnds } from '../../internal/chart/plot-sizes'
import { vars } from '../../theme/contract.css'

const { color } = vars

/* Hides values that do not fit. `data-room` is the width they need. */
export const value = style({
  fill: color.ink,
  fontSize: vars.size[1],
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-room="none"]': { display: 'none' } },
  '@container': {
    '(max-width: 299px)': { selectors: { '&[data-room="300"]': { display: 'none' } } },
    '(max-width: 419px)': { selectors: { '&[data-room="420"]': { display: 'none' } } },
    '(max-width: 559px)': { selectors: { '&[data-room="560"]': { display: 'none' } } },
    '(max-width: 719px)': { selectors: { '&[data-room="720"]': { display: 'none' } } },
    '(max-width: 959px)': { selectors: { '&[data-room="960"]': { display: 'none' } } },
  },
})

export const labels = style({
  gridColumn: 2,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  minHeight: 28,
  paddingTop: 8,
  color: color.ink3,
})

export const label = style({
  display: 'grid',
  justifyContent: 'center',
  alignContent: 'start',
  minWidth: 0,
  paddingInline: 1,
  textAlign: 'center',
  selectors: {
    '&:lang(hi)': { lineHeight: 1.5 },
    '[data-wrapped] > &': { gridTemplateColumns: 'minmax(0, auto)' },
    // Labels at the edges stay inside the chart.
    'ol:not([data-wrapped]) > &:first-child': { justifyContent: 'start' },
    'ol:not([data-wrapped]) > &:last-child': { justifyContent: 'end' },
  },
  '@container': {
    [roomForEnds]: { selectors: { '&:not([data-wide])': { visibility: 'hidden' } } },
    [isNarrowPlot]: { selectors: { '&:not([data-narrow])': { visibility: 'hidden' } } },
  },
})

export const labelWords = style({
  whiteSpace: 'nowrap',
  selectors: {
    '[data-wrapped] &': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 3,
      overflow: 'hidden',
      maxWidth: '100%',
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
    },
  },
  '@container': {
    [isNarrowPlot]: {
      fontStretch: vars.stretch.lead,
      selectors: { '&:lang(hi)': { fontStretch: '100%' } },
    },
  },
})
