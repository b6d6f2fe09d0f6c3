import { type ComponentProps, useId } from 'react'
import { formatNumber } from '../../formatting/numbers'
import { BarPatterns, BarSwatch } from '../../internal/chart/BarMarks'
import { ChartFrame } from '../../internal/chart/ChartFrame'
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
  /** The value of the previous period, drawn as a line across the bar. For a single series. */
  previous?: number | null | undefined
}

export interface BarChartProps
  extends ChartText,
    ValueFormat,
    Omit<ComponentProps<'figure'>, 'title' | 'children'> {
  /** The bars of each group. Patterns repeat after five. */
  series: readonly ChartSeries[]
  /** The groups, in display order. */
  points: readonly BarChartPoint[]
  /** Side by side or stacked. @default 'grouped' */
  layout?: BarLayout
  /** Name of the previous period: "22 May – 20 August". @default 'Previous period' */
  previousName?: string
  /** Whether values are shown above the bars if they fit. @default true */
  hasValues?: boolean
  /** The view that is selected at first. @default 'chart' */
  defaultView?: 'chart' | 'table'
  /** Description for screen readers. @default the lowest, highest and latest value of each series */
  summary?: string | undefined
}

/**
 * A bar chart, grouped or stacked. It renders on the server as SVG that fits any width. Users read it
 * group by group with arrow keys, pointer or touch, or switch to a table.
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
  const allLabels = { ...englishChartLabels, ...labels }
  const writeTick = formatAxis ?? (format === formatNumber ? undefined : format)
  const bars = barsOf(
    points.map(({ values }) => values),
    series.length,
    layout,
  )
  const hasPrevious = points.some(({ previous }) => typeof previous === 'number')
  const ends = bars.flatMap(({ from, to }) => [from, to])
  const axis = valueAxis([...ends, ...points.map(({ previous }) => previous ?? null)])
  // The table and the reader show the previous period as a further series.
  const allSeries = hasPrevious ? [...series, { name: previousName }] : series
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
      labels={allLabels}
      titleId={titleId}
      isEmpty={bars.length === 0}
      legend={
        allSeries.length > 1 && (
          <Legend entries={allSeries.map(({ name }, at) => ({ name, swatch: swatches[at] }))} />
        )
      }
      table={
        <ChartTable
          titleId={titleId}
          format={format}
          series={allSeries}
          points={toldPoints}
          labels={allLabels}
        />
      }
    >
      <BarPatterns chartId={chartId} />
      <Plot axis={axis} formatAxis={writeTick} labels={<BarLabels points={points} />}>
        <PointReader
          label={`${allLabels.points}: ${frame.title}`}
          band={100 / points.length}
          readings={toldPoints.map(({ label, fullLabel = label, values }, index) => ({
            at: middles[index] ?? 0,
            title: fullLabel,
            values: allSeries.map(({ name }, at) => {
              const value = values[at] ?? null
              const text = value === null ? allLabels.noValue : format(value)
              return { name, text, swatch: swatches[at] }
            }),
          }))}
        >
          <BarDrawing
            chartId={chartId}
            bars={bars}
            axis={axis}
            points={points}
            layout={layout}
            format={format}
            hasValues={hasValues}
            title={frame.title}
            summary={summary ?? summaryOf({ series, points, format, labels: allLabels })}
          />
        </PointReader>
      </Plot>
    </ChartFrame>
  )
}
