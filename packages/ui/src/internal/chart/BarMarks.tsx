import * as styles from './bar-marks.css'

const patterns = 5
/** Past the fifth, patterns come again. */
export const barPatternOf = (series: number) => series % patterns

interface BarPatternsProps {
  /** Id of the chart, before the pattern's own name. */
  chartId: string
}

/** The hatched and the dotted pattern of a chart. They stand outside it, to be there for the legend. */
export function BarPatterns({ chartId }: BarPatternsProps) {
  return (
    <svg className={styles.defs} aria-hidden="true">
      <defs>
        <pattern
          id={`${chartId}-1`}
          width="7"
          height="7"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="7" height="7" className={styles.ground} />
          <path d="M0 0v7" className={styles.hatch} />
        </pattern>
        <pattern id={`${chartId}-3`} width="6" height="6" patternUnits="userSpaceOnUse">
          <rect width="6" height="6" className={styles.ground} />
          <circle cx="3" cy="3" r="1.5" className={styles.dot} />
        </pattern>
      </defs>
    </svg>
  )
}

interface BarShapeProps {
  chartId: string
  series: number
  x: string | number
  y: string | number
  width: string | number
  height: string | number
  /** The bar it stands on, or hangs from: a line of paper parts them. */
  next?: 'below' | 'above' | undefined
  /** Moves it by pixels: "translate(0 -7)". */
  transform?: string
}

/** One bar in the pattern of its series. */
export function BarShape({ chartId, series, next, ...shape }: BarShapeProps) {
  const pattern = barPatternOf(series)
  const isPattern = pattern === 1 || pattern === 3
  const look = {
    className: styles.bar,
    'data-series': pattern,
    'data-next': next,
    fill: isPattern ? `url(#${chartId}-${pattern})` : undefined,
  }
  if (next === undefined) return <rect {...shape} {...look} />
  return (
    <svg {...shape} overflow="visible" aria-hidden="true">
      <rect width="100%" height="100%" {...look} />
    </svg>
  )
}

/** A bar's pattern, as in the chart. */
export function BarSwatch({ chartId, series }: { chartId: string; series: number }) {
  return (
    <svg width="18" height="12" aria-hidden="true">
      <BarShape chartId={chartId} series={series} x="1" y="1" width="16" height="10" />
    </svg>
  )
}
