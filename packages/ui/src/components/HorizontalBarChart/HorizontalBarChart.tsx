import { type ReactNode, useId } from 'react'
import { languageOf } from '../../formatting/languages'
import { formatNumber, formatShortNumber } from '../../formatting/numbers'
import { BarLane, LaneScale } from '../../internal/chart/BarLane'
import { BarPatterns, BarSwatch } from '../../internal/chart/BarMarks'
import * as styles from '../../internal/chart/bar-table.css'
import { type ChartFigure, ChartFrame } from '../../internal/chart/ChartFrame'
import { Value } from '../../internal/chart/ChartTable'
import { englishChartLabels } from '../../internal/chart/chart-labels'
import type { ChartText, ValueFormat } from '../../internal/chart/chart-types'
import { Legend, TickSwatch } from '../../internal/chart/Legend'
import { type ValueAxis, valueAxis } from '../../internal/chart/value-axis'
import { Anchor } from '../Link/LinkProvider'

export interface HorizontalBar {
  /** Before the bar: "Uttar Pradesh". */
  label: string
  /** Null where it is not known. */
  value: number | null
  /** The value of the period before, marked across the bar. */
  previous?: number | null | undefined
  /** Where the rows behind it are. */
  href?: string | undefined
  /** Hatched, for what differs in kind: "No reply yet". @default false */
  isHatched?: boolean
  /** One for each of `columns`. */
  cells?: readonly ReactNode[] | undefined
}

export interface HorizontalBarChartProps extends ChartText, ValueFormat, ChartFigure {
  /** In the order shown, the longest first unless they have an order of their own. */
  bars: readonly HorizontalBar[]
  /** Heads the names: "State". */
  labelName: string
  /** Heads the values: "Listings". */
  valueName: string
  /** Heads of further columns, such as "Claimed". */
  columns?: readonly string[]
  /** What is left, as a sum that is written and not drawn: "24 others". */
  rest?: HorizontalBar | undefined
  /** In the lane of the rest: "Total of 24, not drawn". */
  restText?: string | undefined
  /** Names the period before in a legend: "20 August". */
  previousName?: string | undefined
  /** The end of the axis, such as 100 for shares. @default the greatest value, rounded up */
  max?: number | undefined
}

/**
 * Amounts by name, a bar a line: long names and many groups have room. It is a table in itself, so
 * that each value is read with its name.
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
  const words = { ...englishChartLabels, ...labels }
  const writeTick = formatAxis ?? (format === formatNumber ? formatShortNumber : format)
  const values = bars.flatMap(({ value, previous }) => [value, previous ?? null])
  const axis = valueAxis(max === undefined ? values : [...values, max], { steps: 4 })
  const line = { chartId, axis, columns, format, noValue: words.noValue }
  return (
    <ChartFrame
      {...frame}
      labels={words}
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
            {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row takes no focus */}
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
  /** Stands in place of the bar. */
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
          <BarLane {...{ chartId, axis, value, previous }} series={isHatched ? 1 : 0} />
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
