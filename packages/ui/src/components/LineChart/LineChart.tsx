import { type ComponentProps, useId } from 'react'
import { formatNumber } from '../../formatting/numbers'
import { ChartFrame } from '../../internal/chart/ChartFrame'
import { ChartTable } from '../../internal/chart/ChartTable'
import { englishChartLabels } from '../../internal/chart/chart-labels'
import type {
  ChartPoint,
  ChartSeries,
  ChartText,
  ValueFormat,
} from '../../internal/chart/chart-types'
import { Legend } from '../../internal/chart/Legend'
import { LineSwatch, TargetSwatch } from '../../internal/chart/LineMarks'
import { Plot } from '../../internal/chart/Plot'
import { PointReader } from '../../internal/chart/PointReader'
import { pointPositions } from '../../internal/chart/positions'
import { summaryOf } from '../../internal/chart/summary'
import { valueAxis } from '../../internal/chart/value-axis'
import { LineDrawing } from './LineDrawing'
import { LineEnds } from './LineEnds'
import { PointLabels } from './PointLabels'

export interface LineChartPoint extends ChartPoint {
  /** The day, `2026-11-20`. If every point has a date, distances follow time. */
  date?: string | undefined
  /** A short note shown next to the point: "Diwali week". */
  note?: string | undefined
}

export interface LineChartProps
  extends ChartText,
    ValueFormat,
    Omit<ComponentProps<'figure'>, 'title' | 'children'> {
  /** The lines. Patterns repeat after five. */
  series: readonly ChartSeries[]
  /** In chronological order. */
  points: readonly LineChartPoint[]
  /** A value to compare with, drawn as a dotted line: "Target 48 h". */
  target?: { value: number; label: string } | undefined
  /** Whether the value axis starts at zero. @default true */
  isFromZero?: boolean
  /** The view that is selected at first. @default 'chart' */
  defaultView?: 'chart' | 'table'
  /** Description for screen readers. @default the lowest, highest and latest value of each series */
  summary?: string | undefined
}

/**
 * A line chart for values over time. It renders on the server as SVG that fits any width. Users read
 * it point by point with arrow keys, pointer or touch, or switch to a table.
 */
export function LineChart({
  series,
  points,
  target,
  isFromZero = true,
  format = formatNumber,
  formatAxis,
  summary,
  labels,
  ...frame
}: LineChartProps) {
  const titleId = useId()
  const allLabels = { ...englishChartLabels, ...labels }
  const writeTick = formatAxis ?? (format === formatNumber ? undefined : format)
  const values = points.flatMap((point) => point.values)
  const axis = valueAxis(target ? [...values, target.value] : values, { isFromZero })
  const positions = pointPositions(points.map(({ date }) => date))
  const hasEnds = series.length <= 4
  const chart = { series, points, positions, axis, target, format }
  return (
    <ChartFrame
      {...frame}
      labels={allLabels}
      titleId={titleId}
      isEmpty={values.every((value) => value === null)}
      legend={
        (series.length > 1 || target) && (
          <Legend
            isForNarrow={hasEnds}
            entries={[
              ...series.map(({ name }, at) => ({ name, swatch: <LineSwatch series={at} /> })),
              ...(target ? [{ name: target.label, swatch: <TargetSwatch /> }] : []),
            ]}
          />
        )
      }
      table={
        <ChartTable
          titleId={titleId}
          series={series}
          points={points}
          format={format}
          labels={allLabels}
        />
      }
    >
      <Plot
        axis={axis}
        formatAxis={writeTick}
        labels={<PointLabels points={points} positions={positions} />}
        ends={hasEnds && <LineEnds {...chart} />}
      >
        <PointReader
          label={`${allLabels.points}: ${frame.title}`}
          readings={points.map(({ label, fullLabel = label, note, values }, index) => ({
            at: positions[index] ?? 0,
            title: fullLabel,
            note,
            values: series.map(({ name }, at) => ({
              name,
              text: textOf(values[at] ?? null),
              swatch: <LineSwatch series={at} />,
            })),
          }))}
        >
          <LineDrawing
            {...chart}
            title={frame.title}
            summary={summary ?? summaryOf({ series, points, format, labels: allLabels })}
          />
        </PointReader>
      </Plot>
    </ChartFrame>
  )

  function textOf(value: number | null): string {
    return value === null ? allLabels.noValue : format(value)
  }
}
