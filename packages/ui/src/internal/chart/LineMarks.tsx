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

/** Patterns repeat after the fifth series. */
export const patternOf = (series: number) => series % shapes.length

interface SymbolProps {
  series: number
  /** A percentage or a length in pixels. */
  x: number | string
  y: number | string
}

/** Point symbol of a series, centred at `x` and `y`. */
export function PointSymbol({ series, x, y }: SymbolProps) {
  const pattern = patternOf(series)
  return (
    <svg x={x} y={y} overflow="visible" aria-hidden="true">
      <path d={shapes[pattern]} className={styles.symbol} data-series={pattern} />
    </svg>
  )
}

/** Legend swatch of a line. */
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
