import {
  symbol,
  symbolCircle,
  symbolCross,
  symbolDiamond,
  symbolSquare,
  symbolTriangle,
} from 'd3-shape'
import * as styles from './line-marks.css'

const shapes = [
  { type: symbolCircle, area: 48 },
  { type: symbolSquare, area: 46 },
  { type: symbolTriangle, area: 46 },
  { type: symbolDiamond, area: 44 },
  { type: symbolCross, area: 40 },
].map(({ type, area }) => symbol(type, area)() ?? '')

/** Past the fifth, patterns come again. */
export const patternOf = (series: number) => series % shapes.length

interface SymbolProps {
  series: number
  /** Per cent from the left, or a length. */
  x: number | string
  y: number | string
}

/** The shape of a series' points, with its middle at a place. */
export function PointSymbol({ series, x, y }: SymbolProps) {
  const pattern = patternOf(series)
  return (
    <svg x={x} y={y} overflow="visible" aria-hidden="true">
      <path d={shapes[pattern]} className={styles.symbol} data-series={pattern} />
    </svg>
  )
}

/** A line with its point, as in the chart. */
export function LineSwatch({ series }: { series: number }) {
  return (
    <svg width="28" height="12" aria-hidden="true">
      <path d="M0 6h28" className={styles.line} data-series={patternOf(series)} />
      <PointSymbol series={series} x={14} y={6} />
    </svg>
  )
}

export function TargetSwatch() {
  return (
    <svg width="28" height="12" aria-hidden="true">
      <path d="M0 6h28" className={styles.target} />
    </svg>
  )
}
