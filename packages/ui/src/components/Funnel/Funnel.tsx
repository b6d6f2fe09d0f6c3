import { type ComponentProps, useId } from 'react'
import { languageOf } from '../../formatting/languages'
import { formatNumber } from '../../formatting/numbers'
import { formatPercent } from '../../formatting/percent'
import { BarLane, LaneScale } from '../../internal/chart/BarLane'
import { BarPatterns, BarSwatch } from '../../internal/chart/BarMarks'
import * as table from '../../internal/chart/bar-table.css'
import { ChartFrame } from '../../internal/chart/ChartFrame'
import { Value } from '../../internal/chart/ChartTable'
import { englishChartLabels } from '../../internal/chart/chart-labels'
import type { ChartText } from '../../internal/chart/chart-types'
import { Legend, TickSwatch } from '../../internal/chart/Legend'
import { type ValueAxis, valueAxis } from '../../internal/chart/value-axis'
import { Anchor } from '../Link/LinkProvider'
import * as styles from './Funnel.css'
import { type FunnelBasis, funnelShares } from './funnel-shares'

export interface FunnelStep {
  /** Name of the step: "Visits booked". */
  label: string
  /** Null if unknown. */
  count: number | null
  /** The count of the previous period. */
  previousCount?: number | null | undefined
  /** Links the name to the rows behind the value. */
  href?: string | undefined
}

export interface FunnelProps
  extends ChartText,
    Omit<ComponentProps<'figure'>, 'title' | 'children'> {
  /** In order, from the first step to the last. */
  steps: readonly FunnelStep[]
  /** The step that shares refer to. @default 'previous' */
  basis?: FunnelBasis
  /** Column header of the steps. @default 'Step' */
  stepName?: string
  /** Column header of the shares, also used in the legend. @default 'Share' */
  shareName?: string
  /** Name of the previous period; shows a legend: "22 May – 20 August". */
  previousName?: string | undefined
  /** Formats a count. @default formatNumber */
  format?: ((value: number) => string) | undefined
}

/**
 * Steps of a process with their counts and shares. Counts often differ by a factor of 100, so the
 * bars show shares. It is a table, so screen readers read each value with its step.
 */
export function Funnel({
  steps,
  basis = 'previous',
  stepName = 'Step',
  shareName = 'Share',
  previousName,
  format = formatNumber,
  labels,
  ...frame
}: FunnelProps) {
  const chartId = useId()
  const titleId = `${chartId}-title`
  const allLabels = { ...englishChartLabels, ...labels }
  const shares = funnelShares(
    steps.map(({ count }) => count),
    basis,
  )
  const previous = funnelShares(
    steps.map(({ previousCount = null }) => previousCount),
    basis,
  )
  const axis = valueAxis([...shares, ...previous], { steps: 4 })
  return (
    <ChartFrame
      {...frame}
      labels={allLabels}
      titleId={titleId}
      isEmpty={steps.every(({ count }) => count === null)}
      legend={
        previousName && (
          <Legend
            entries={[
              { name: shareName, swatch: <BarSwatch chartId={chartId} series={0} /> },
              { name: previousName, swatch: <TickSwatch /> },
            ]}
          />
        )
      }
    >
      <BarPatterns chartId={chartId} />
      <div className={table.frame}>
        <table aria-labelledby={titleId} className={table.table}>
          <thead className={styles.head}>
            <tr>
              <th scope="col">{stepName}</th>
              <td />
              <th scope="col">{shareName}</th>
            </tr>
          </thead>
          <tbody>
            {steps.map((step, at) => (
              <Step
                key={step.label}
                step={step}
                chartId={chartId}
                axis={axis}
                format={format}
                share={shares[at] ?? null}
                previousShare={previous[at] ?? null}
                start={at === 0 ? allLabels.start : undefined}
                noValue={allLabels.noValue}
              />
            ))}
            {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a table row is not focusable */}
            <tr aria-hidden="true">
              <td />
              <td className={table.scaleCell}>
                <LaneScale axis={axis} formatAxis={formatPercent} />
              </td>
              <td />
            </tr>
          </tbody>
        </table>
      </div>
    </ChartFrame>
  )
}

interface StepProps {
  step: FunnelStep
  chartId: string
  axis: ValueAxis
  format: (value: number) => string
  share: number | null
  previousShare: number | null
  /** Text of the first step, which has no bar. */
  start: string | undefined
  noValue: string
}

function Step(props: StepProps) {
  const { step, chartId, axis, format, share, previousShare, start, noValue } = props
  const { label, count, href } = step
  return (
    <tr>
      <th scope="row" className={styles.step}>
        <span className={styles.name} lang={languageOf(label)}>
          {href === undefined ? (
            label
          ) : (
            <Anchor href={href} className={table.link}>
              {label}
            </Anchor>
          )}
        </span>
        <span className={styles.count} data-long={format(count ?? 0).length > 12 || undefined}>
          <Value value={count} format={format} noValue={noValue} />
        </span>
      </th>
      <td className={styles.lane}>
        {start === undefined ? (
          <BarLane chartId={chartId} axis={axis} value={share} previous={previousShare} />
        ) : (
          <span className={table.laneWords}>{start}</span>
        )}
      </td>
      <td className={styles.share}>
        {start === undefined && <Value value={share} format={formatPercent} noValue={noValue} />}
      </td>
    </tr>
  )
}
