import { line } from 'd3-shape'
import { useId } from 'react'
import { languageOf } from '../../formatting/languages'
import type { ChartSeries } from '../../internal/chart/chart-types'
import { PointSymbol, patternOf } from '../../internal/chart/LineMarks'
import * as marks from '../../internal/chart/line-marks.css'
import { Gridlines } from '../../internal/chart/Plot'
import * as styles from '../../internal/chart/plot.css'
import { rounded, type ValueAxis } from '../../internal/chart/value-axis'
import type { LineChartPoint } from './LineChart'

/** With more points, only the last point and isolated points get a symbol. */
const mostSymbols = 24

interface LineDrawingProps {
  series: readonly ChartSeries[]
  points: readonly LineChartPoint[]
  positions: readonly number[]
  axis: ValueAxis
  target: { value: number } | undefined
  /** Accessible name of the drawing. */
  title: string
  summary: string
}

/** Coordinates are percentages, so lines stretch while strokes, symbols and text keep their size. */
export function LineDrawing(props: LineDrawingProps) {
  const { series, points, positions, axis, target, title, summary } = props
  const summaryId = useId()
  const yOf = (value: number) => rounded(100 - axis.at(value))
  const targetY = target && `${yOf(target.value)}%`
  return (
    <svg role="img" aria-label={title} aria-describedby={summaryId} className={styles.drawing}>
      <desc id={summaryId}>{summary}</desc>
      <Gridlines axis={axis} />
      {targetY && <line x1="0" x2="100%" y1={targetY} y2={targetY} className={marks.target} />}
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" overflow="visible" aria-hidden="true">
        {series.map(({ name }, at) => (
          <path key={name} d={pathOf(at)} className={marks.line} data-series={patternOf(at)} />
        ))}
      </svg>
      {series.map(({ name }, at) => (
        <g key={name}>
          {points.map(({ values }, index) => {
            const value = values[at] ?? null
            const x = positions[index]
            return value !== null && isMarked(at, index) ? (
              <PointSymbol key={x} series={at} x={`${x}%`} y={`${yOf(value)}%`} />
            ) : null
          })}
        </g>
      ))}
      {points.map(({ note, values }, index) => {
        const highest = values.reduce((most, one) => Math.max(most ?? 0, one ?? 0), 0)
        const x = positions[index] ?? 0
        return note === undefined ? null : (
          <text
            key={x}
            x={`${x}%`}
            y={`${yOf(highest ?? 0)}%`}
            dy={-10}
            textAnchor={anchorAt(x)}
            className={styles.note}
            lang={languageOf(note)}
          >
            {note}
          </text>
        )
      })}
    </svg>
  )

  function pathOf(at: number): string {
    const path = line<LineChartPoint>()
      .defined(({ values }) => typeof values[at] === 'number')
      .x((_, index) => positions[index] ?? 0)
      .y(({ values }) => yOf(values[at] ?? 0))
    return path(points) ?? ''
  }
  function isMarked(at: number, index: number): boolean {
    const hasValue = (place: number) => typeof points[place]?.values[at] === 'number'
    const isAlone = !hasValue(index - 1) && !hasValue(index + 1)
    return points.length <= mostSymbols || isAlone || index === points.length - 1
  }
}

/** Keeps text near an edge inside the drawing. */
export function anchorAt(percent: number): 'start' | 'middle' | 'end' {
  if (percent < 4) return 'start'
  return percent > 96 ? 'end' : 'middle'
}
