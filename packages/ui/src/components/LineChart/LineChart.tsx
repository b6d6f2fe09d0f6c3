import { useId } from 'react'
import { formatNumber, formatShortNumber } from '../../formatting/numbers'
import { type ChartFigure, ChartFrame } from '../../internal/chart/ChartFrame'
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
  /** The day, `2026-11-20`. Where every point has one, distances follow time. */
  date?: string | undefined
  /** What happened then, written beside the point: "Diwali week". */
  note?: string | undefined
}

export interface LineChartProps extends ChartText, ValueFormat, ChartFigure {
  /** The lines: up to five have a pattern of their own. */
  series: readonly ChartSeries[]
  /** From the first to the last. */
  points: readonly LineChartPoint[]
  /** A level to compare with, such as "Target 48 h". */
  target?: { value: number; label: string } | undefined
  /** Whether the value axis begins at zero. @default true */
  isFromZero?: boolean
  /** What is shown first. @default 'chart' */
  defaultView?: 'chart' | 'table'
  /** The chart in a sentence, for screen readers. @default lowest, highest and latest value of each series */
  summary?: string | undefined
}

/**
 * Values over time, a line for each series. It is drawn on the server as SVG that fits any width;
 * arrow keys, a pointer or a finger read it point by point, and the same values stand in a table.
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
  const words = { ...englishChartLabels, ...labels }
  const writeTick = formatAxis ?? (format === formatNumber ? formatShortNumber : format)
  const values = points.flatMap((point) => point.values)
  const axis = valueAxis(target ? [...values, target.value] : values, { isFromZero })
  const positions = pointPositions(points.map(({ date }) => date))
  const hasEnds = series.length <= 4
  const chart = { series, points, positions, axis, target, format }
  return (
    <ChartFrame
      {...frame}
      labels={words}
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
      table={<ChartTable titleId={titleId} {...{ series, points, format }} labels={words} />}
    >
      <Plot
        axis={axis}
        formatAxis={writeTick}
        labels={<PointLabels points={points} positions={positions} />}
        ends={hasEnds && <LineEnds {...chart} />}
      >
        <PointReader
          label={`${words.points}: ${frame.title}`}
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
            summary={summary ?? summaryOf({ series, points, format, labels: words })}
          />
        </PointReader>
      </Plot>
    </ChartFrame>
  )

  function textOf(value: number | null): string {
    return value === null ? words.noValue : format(value)
  }
}
