import * as styles from './bar-marks.css'

const patterns = 5
/** Patterns repeat after the fifth series. */
const barPatternOf = (series: number) => series % patterns

interface BarPatternsProps {
  /** Prefix of the pattern ids. */
  chartId: string
}

/** SVG definitions of the hatched and dotted patterns, shared by bars and legend. */
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
  /** Leaves a gap to the bar below or above. */
  next?: 'below' | 'above' | undefined
  /** SVG transform: "translate(0 -7)". */
  transform?: string
}

/** A bar with the pattern of its series. */
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

/** Legend swatch of a bar. */
export function BarSwatch({ chartId, series }: { chartId: string; series: number }) {
  return (
    <svg width="18" height="12" aria-hidden="true">
      <BarShape chartId={chartId} series={series} x="1" y="1" width="16" height="10" />
    </svg>
  )
}
