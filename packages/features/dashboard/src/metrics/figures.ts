import { formatNumber } from '@edbazaar/ui/formatting'
import type { Metric, MetricName, Metrics } from './metric-types'

/** The metric with a name; the API always returns every metric. */
export function metricOf({ metrics }: Metrics, name: MetricName): Metric {
  const found = metrics.find((metric) => metric.name === name)
  if (!found) throw new Error(`The metric ${name} is missing`)
  return found
}

/** The share of some parts of a metric, in percent; null without any. */
export function shareOf(
  { parts }: Metric,
  names: readonly string[],
  when: 'value' | 'before',
): { part: number; total: number; percent: number } | null {
  const sum = (some: Metric['parts']) => some.reduce((total, each) => total + (each[when] ?? 0), 0)
  const total = sum(parts)
  const part = sum(parts.filter((each) => names.includes(each.part)))
  return total === 0 ? null : { part, total, percent: (100 * part) / total }
}

export const within24 = ['h1', 'h4', 'h12', 'h24'] as const
export const within48 = [...within24, 'd2'] as const
export const answerBands = ['h1', 'h4', 'h12', 'h24', 'd2', 'd7', 'over', 'none'] as const

/** A change with its sign: `+15%`, `−3`, `+3.2` points. */
export function signed(change: number, decimals = 1): string {
  const sign = change > 0 ? '+' : change < 0 ? '−' : ''
  return `${sign}${formatNumber(Math.abs(change), decimals)}`
}

/** The change of a count in percent; null if it has none. */
export const growth = (value: number, before: number): string | null =>
  before === 0 ? null : `${signed((100 * (value - before)) / before)}%`

export const trendOf = (change: number) => (change > 0 ? 'up' : change < 0 ? 'down' : 'same')
