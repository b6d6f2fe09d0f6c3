import { type ComponentProps, type ReactNode, useId } from 'react'
import { languageOf } from '../../formatting/languages'
import { formatNumber } from '../../formatting/numbers'
import { BarLane, LaneScale } from '../../internal/chart/BarLane'
import { BarPatterns, BarSwatch } from '../../internal/chart/BarMarks'
import * as styles from '../../internal/chart/bar-table.css'
import { ChartFrame } from '../../internal/chart/ChartFrame'
import { Value } from '../../internal/chart/ChartTable'
import { englishChartLabels } from '../../internal/chart/chart-labels'
import type { ChartText, ValueFormat } from '../../internal/chart/chart-types'
import { Legend, TickSwatch } from '../../internal/chart/Legend'
import { type ValueAxis, valueAxis } from '../../internal/chart/value-axis'
import { Anchor } from '../Link/LinkProvider'

export interface HorizontalBar {
  /** Name of the bar: "Uttar Pradesh". */
  label: string
  /** Null if unknown. */
  value: number | null
  /** The value of the previous period, drawn as a line across the bar. */
  previous?: number | null | undefined
  /** Links the name to the rows behind the value. */
  href?: string | undefined
  /** Hatches the bar, for a different kind of value: "No reply yet". @default false */
  isHatched?: boolean
  /** Cells of the further `columns`. */
  cells?: readonly ReactNode[] | undefined
}

export interface HorizontalBarChartProps
  extends ChartText,
    ValueFormat,
    Omit<ComponentProps<'figure'>, 'title' | 'children'> {
  /** In display order. */
  bars: readonly HorizontalBar[]
  /** Column header of the names: "State". */
  labelName: string
  /** Column header of the values: "Listings". */
  valueName: string
  /** Headers of further columns, such as "Claimed". */
  columns?: readonly string[]
  /** A last row without a bar: "24 others". */
  rest?: HorizontalBar | undefined
  /** Shown instead of the bar of `rest`: "Total of 24, not shown in the chart". */
  restText?: string | undefined
  /** Name of the previous period; shows a legend: "20 August". */
  previousName?: string | undefined
  /** Minimum end of the axis, such as 100 for shares. @default the highest value, rounded up */
  max?: number | undefined
}

/**
 * A bar chart with one row per name, for long names and many groups. It is a table, so screen readers
 * read each value with its name.
 */
export function HorizontalBarChart({
  bars,
  labelName,
  valueName,
  columns = [],
  rest,
  restText,
  previousName,
  max,
  format = formatNumber,
  formatAxis,
  labels,
  ...frame
}: HorizontalBarChartProps) {
  const chartId = useId()
  const titleId = `${chartId}-title`
  const allLabels = { ...englishChartLabels, ...labels }
  const writeTick = formatAxis ?? (format === formatNumber ? undefined : format)
  const values = bars.flatMap(({ value, previous }) => [value, previous ?? null])
  const axis = valueAxis(max === undefined ? values : [...values, max], { steps: 4 })
  const line = { chartId, axis, columns, format, noValue: allLabels.noValue }
  return (
    <ChartFrame
      {...frame}
      labels={allLabels}
      titleId={titleId}
      isEmpty={bars.every(({ value }) => value === null) && !rest}
      legend={
        previousName && (
          <Legend
            entries={[
              { name: valueName, swatch: <BarSwatch chartId={chartId} series={0} /> },
              { name: previousName, swatch: <TickSwatch /> },
            ]}
          />
        )
      }
    >
      <BarPatterns chartId={chartId} />
      <div className={styles.frame}>
        <table aria-labelledby={titleId} className={styles.table}>
          <thead>
            <tr>
              <Head name={labelName} />
              <td />
              <Head name={valueName} isEnd />
              {columns.map((column) => (
                <Head key={column} name={column} isEnd />
              ))}
            </tr>
          </thead>
          <tbody>
            {bars.map((bar) => (
              <Line key={bar.label} bar={bar} {...line} />
            ))}
            {rest && <Line bar={rest} {...line} restText={restText ?? ''} />}
            {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a table row is not focusable */}
            <tr aria-hidden="true">
              <td />
              <td className={styles.scaleCell}>
                <LaneScale axis={axis} formatAxis={writeTick} />
              </td>
              <td colSpan={columns.length + 1} />
            </tr>
          </tbody>
        </table>
      </div>
    </ChartFrame>
  )
}

function Head({ name, isEnd = false }: { name: string; isEnd?: boolean }) {
  return (
    <th
      scope="col"
      className={isEnd ? styles.endHead : styles.head}
      data-short={name.length < 14 || undefined}
      lang={languageOf(name)}
    >
      {name}
    </th>
  )
}

interface LineProps {
  bar: HorizontalBar
  chartId: string
  axis: ValueAxis
  columns: readonly string[]
  format: (value: number) => string
  noValue: string
  /** Replaces the bar. */
  restText?: string
}

function Line({ bar, chartId, axis, columns, format, noValue, restText }: LineProps) {
  const { label, value, previous, href, isHatched = false, cells = [] } = bar
  return (
    <tr className={restText === undefined ? undefined : styles.rest}>
      <th scope="row" className={styles.name} lang={languageOf(label)}>
        {href === undefined ? (
          label
        ) : (
          <Anchor href={href} className={styles.link}>
            {label}
          </Anchor>
        )}
      </th>
      <td className={styles.laneCell}>
        {restText === undefined ? (
          <BarLane
            chartId={chartId}
            axis={axis}
            value={value}
            previous={previous}
            series={isHatched ? 1 : 0}
          />
        ) : (
          <span className={styles.laneWords}>{restText}</span>
        )}
      </td>
      <td className={styles.value}>
        <Value value={value} format={format} noValue={noValue} />
      </td>
      {columns.map((column, at) => (
        <td key={column} className={styles.extra}>
          {cells[at]}
        </td>
      ))}
    </tr>
  )
}
