import { useId } from 'react'
import { formatNumber, formatShortNumber } from '../../formatting/numbers'
import { BarPatterns, BarSwatch } from '../../internal/chart/BarMarks'
import { type ChartFigure, ChartFrame } from '../../internal/chart/ChartFrame'
import { ChartTable } from '../../internal/chart/ChartTable'
import { englishChartLabels } from '../../internal/chart/chart-labels'
import type {
  ChartPoint,
  ChartSeries,
  ChartText,
  ValueFormat,
} from '../../internal/chart/chart-types'
import { Legend, TickSwatch } from '../../internal/chart/Legend'
import { Plot } from '../../internal/chart/Plot'
import { PointReader } from '../../internal/chart/PointReader'
import { summaryOf } from '../../internal/chart/summary'
import { valueAxis } from '../../internal/chart/value-axis'
import { BarDrawing } from './BarDrawing'
import { BarLabels } from './BarLabels'
import { type BarLayout, barsOf, middlesOf } from './bar-shapes'

export interface BarChartPoint extends ChartPoint {
  /** The value of the period before, marked across the bar. For a single series. */
  previous?: number | null | undefined
}

export interface BarChartProps extends ChartText, ValueFormat, ChartFigure {
  /** Up to five have a pattern of their own. */
  series: readonly ChartSeries[]
  /** In the order shown. More than twelve are hard to read: use a line, or horizontal bars. */
  points: readonly BarChartPoint[]
  /** Bars of several series beside or upon each other. @default 'grouped' */
  layout?: BarLayout
  /** Names the period before in the legend: "22 May – 20 August". @default 'Previous period' */
  previousName?: string
  /** Whether values stand over the bars where they fit. @default true */
  hasValues?: boolean
  /** What is shown first. @default 'chart' */
  defaultView?: 'chart' | 'table'
  /** The chart in a sentence, for screen readers. @default lowest, highest and latest value of each series */
  summary?: string | undefined
}

/**
 * Amounts side by side, from zero up. It is drawn on the server as SVG that fits any width; arrow
 * keys, a pointer or a finger read it point by point, and the same values stand in a table.
 */
export function BarChart({
  series,
  points,
  layout = 'grouped',
  previousName = 'Previous period',
  hasValues = true,
  format = formatNumber,
  formatAxis,
  summary,
  labels,
  ...frame
}: BarChartProps) {
  const chartId = useId()
  const titleId = `${chartId}-title`
  const words = { ...englishChartLabels, ...labels }
  const writeTick = formatAxis ?? (format === formatNumber ? formatShortNumber : format)
  const bars = barsOf(
    points.map(({ values }) => values),
    series.length,
    layout,
  )
  const hasPrevious = points.some(({ previous }) => typeof previous === 'number')
  const ends = bars.flatMap(({ from, to }) => [from, to])
  const axis = valueAxis([...ends, ...points.map(({ previous }) => previous ?? null)])
  // The period before is one more column of the table and one more line of a reading.
  const told = hasPrevious ? [...series, { name: previousName }] : series
  const toldPoints = points.map(({ previous = null, ...point }) =>
    hasPrevious ? { ...point, values: [...point.values, previous] } : point,
  )
  const swatches = [
    ...series.map(({ name }, at) => <BarSwatch key={name} chartId={chartId} series={at} />),
    <TickSwatch key="previous" />,
  ]
  const middles = middlesOf(points.length)
  return (
    <ChartFrame
      {...frame}
      labels={words}
      titleId={titleId}
      isEmpty={bars.length === 0}
      legend={
        told.length > 1 && (
          <Legend entries={told.map(({ name }, at) => ({ name, swatch: swatches[at] }))} />
        )
      }
      table={
        <ChartTable
          titleId={titleId}
          {...{ format }}
          series={told}
          points={toldPoints}
          labels={words}
        />
      }
    >
      <BarPatterns chartId={chartId} />
      <Plot axis={axis} formatAxis={writeTick} labels={<BarLabels points={points} />}>
        <PointReader
          label={`${words.points}: ${frame.title}`}
          band={100 / points.length}
          readings={toldPoints.map(({ label, fullLabel = label, values }, index) => ({
            at: middles[index] ?? 0,
            title: fullLabel,
            values: told.map(({ name }, at) => {
              const value = values[at] ?? null
              const text = value === null ? words.noValue : format(value)
              return { name, text, swatch: swatches[at] }
            }),
          }))}
        >
          <BarDrawing
            {...{ chartId, bars, axis, points, layout, format, hasValues }}
            title={frame.title}
            summary={summary ?? summaryOf({ series, points, format, labels: words })}
          />
        </PointReader>
      </Plot>
    </ChartFrame>
  )
}
