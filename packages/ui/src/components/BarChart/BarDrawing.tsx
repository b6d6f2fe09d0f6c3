import { useId } from 'react'
import { BarShape } from '../../internal/chart/BarMarks'
import * as marks from '../../internal/chart/bar-marks.css'
import { Gridlines } from '../../internal/chart/Plot'
import * as plot from '../../internal/chart/plot.css'
import { rounded, type ValueAxis } from '../../internal/chart/value-axis'
import type { BarChartPoint } from './BarChart'
import * as styles from './BarChart.css'
import { type Bar, type BarLayout, middlesOf, roomFor } from './bar-shapes'

interface BarDrawingProps {
  chartId: string
  /** Accessible name of the drawing. */
  title: string
  bars: readonly Bar[]
  axis: ValueAxis
  points: readonly BarChartPoint[]
  layout: BarLayout
  format: (value: number) => string
  hasValues: boolean
  summary: string
}

/** Coordinates are percentages, so bars stretch while patterns, strokes and text keep their size. */
export function BarDrawing(props: BarDrawingProps) {
  const { chartId, title, bars, axis, points, layout, format, hasValues, summary } = props
  const summaryId = useId()
  const yOf = (value: number) => rounded(100 - axis.at(value))
  const texts = layout === 'stacked' ? totals() : bars.map(textOver)
  const letters = Math.max(0, ...texts.map(({ text }) => text.length))
  return (
    <svg role="img" aria-label={title} aria-describedby={summaryId} className={plot.drawing}>
      <desc id={summaryId}>{summary}</desc>
      <Gridlines axis={axis} />
      {bars.map(({ point, series, x, width, from, to }) => (
        <BarShape
          key={`${point} ${series}`}
          chartId={chartId}
          series={series}
          x={`${x}%`}
          width={`${width}%`}
          y={`${Math.min(yOf(from), yOf(to))}%`}
          height={`${rounded(Math.abs(yOf(from) - yOf(to)))}%`}
          next={neighbourOf(from, to)}
        />
      ))}
      <PreviousTicks points={points} bars={bars} yOf={yOf} />
      {hasValues &&
        texts.map(({ key, x, top, text }) => (
          <text
            key={key}
            x={`${x}%`}
            y={`${top}%`}
            dy={-7}
            textAnchor="middle"
            className={styles.value}
            data-room={roomFor(letters, texts.length) ?? 'none'}
          >
            {text}
          </text>
        ))}
    </svg>
  )

  function textOver({ point, series, x, width, from, to }: Bar) {
    const previous = points[point]?.previous ?? 0
    const top = Math.min(yOf(from), yOf(to), yOf(previous))
    return { key: `${point} ${series}`, x: rounded(x + width / 2), top, text: format(to) }
  }
  /** The total above each stack. */
  function totals() {
    return middlesOf(points.length).flatMap((x, point) => {
      const own = bars.filter((bar) => bar.point === point)
      if (own.length === 0) return []
      const total = own.reduce((sum, bar) => sum + (points[point]?.values[bar.series] ?? 0), 0)
      const top = Math.min(yOf(points[point]?.previous ?? 0), ...own.map(({ to }) => yOf(to)))
      return [{ key: `${point}`, x, top, text: format(total) }]
    })
  }
}

/** The side on which a stacked bar touches another. */
function neighbourOf(from: number, to: number): 'below' | 'above' | undefined {
  if (Math.min(from, to) > 0) return 'below'
  return Math.max(from, to) < 0 ? 'above' : undefined
}

interface PreviousTicksProps {
  points: readonly BarChartPoint[]
  bars: readonly Bar[]
  yOf: (value: number) => number
}

/** Lines that mark the previous period. A halo separates them from the bars. */
function PreviousTicks({ points, bars, yOf }: PreviousTicksProps) {
  const middles = middlesOf(points.length)
  const half = rounded((bars[0]?.width ?? 0) * 0.58)
  return points.map(({ previous }, point) => {
    if (typeof previous !== 'number') return null
    const middle = middles[point] ?? 0
    const y = `${yOf(previous)}%`
    const across = { x1: `${middle - half}%`, x2: `${middle + half}%`, y1: y, y2: y }
    return (
      <g key={middle}>
        <line {...across} className={marks.tickHalo} />
        <line {...across} className={marks.tick} />
      </g>
    )
  })
}
