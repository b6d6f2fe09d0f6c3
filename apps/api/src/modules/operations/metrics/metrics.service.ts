import { LRUCache } from 'lru-cache'
import { invalid } from '../../../app-error.ts'
import type { Query, Schema } from '../../../contract/operations.ts'
import { pagingOf, sliceOf } from '../../../contract/page.ts'
import { addDays } from '../../platform/dates/days.ts'
import { dayMs, hourMs } from '../../platform/dates/durations.ts'
import { todayInIndia } from '../../platform/dates/today-in-india.ts'
import {
  type Days,
  type MetricName,
  metricDefinitions,
  metricNames,
} from './metric-rows.repository.ts'
import type { MetricsRepository } from './metrics.repository.ts'

export type MetricsService = ReturnType<typeof createMetricsService>
type Values = Awaited<ReturnType<MetricsRepository['values']>>

/** 13 weeks. */
const usualDays = 91
const maxDays = 400

type Words = Schema<'Metrics'>['words']

/** Milliseconds for which the words of a period are kept: days that are over do not change. */
const wordsKeptFor = hourMs

/**
 * Shows the metrics of the site, and the records behind them. A case should be decided within
 * `targetHours`.
 */
export function createMetricsService(repository: MetricsRepository, targetHours: number) {
  const knownWords = new LRUCache<string, Words>({ max: 50, ttl: wordsKeptFor })

  async function wordsOf(days: Days, before: Days): Promise<Words> {
    const key = [days.from, days.to, before.from, before.to].join()
    const known = knownWords.get(key)
    if (known) return known
    const words = await repository.words(days, before)
    knownWords.set(key, words)
    return words
  }

  return {
    /** Every metric of a period beside an earlier one. Throws `invalid_request`. */
    async page(query: Query<'getMetrics'>): Promise<Schema<'Metrics'>> {
      const days = daysOf(query)
      const before = daysBefore(days, query.compare ?? 'before')
      const [values, earlier, check, decisions, words] = await Promise.all([
        repository.values(days),
        repository.values(before),
        repository.check(),
        repository.decisions(days),
        wordsOf(days, before),
      ])
      return {
        ...days,
        before_from: before.from,
        before_to: before.to,
        counted_at: check.checked_at,
        check,
        metrics: metricNames.map((name) => metricOf(name, values, earlier)),
        decisions,
        target_hours: targetHours,
        words,
      }
    },

    /** The records that a metric counts. Throws `invalid_request`. */
    async rows(
      name: MetricName,
      { part, page = 1, per_page = 20, ...query }: Query<'listMetricRows'>,
    ): Promise<Schema<'MetricRows'>> {
      const days = daysOf(query)
      const paging = { page, per_page }
      const [data, { total, n }] = await Promise.all([
        repository.rows(name, days, part, sliceOf(paging)),
        repository.total(name, days, part),
      ])
      const { kind } = metricDefinitions[name]
      return { name, kind, ...days, total, n_rows: n, data, ...pagingOf(paging, n) }
    },
  }
}

/** The period of a request: the days before today without one. */
function daysOf({ from, to }: { from?: string; to?: string }): Days {
  const last = to ?? addDays(todayInIndia(), -1)
  const first = from ?? addDays(last, 1 - usualDays)
  const length = (Date.parse(last) - Date.parse(first)) / dayMs
  if (length < 0) throw invalid('to', 'must not be before from')
  if (length > maxDays) throw invalid('from', `must be at most ${maxDays} days before to`)
  return { from: first, to: last }
}

/** As many days just before, or the same days a year earlier. */
function daysBefore({ from, to }: Days, compare: 'before' | 'year'): Days {
  const length = Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1
  const shift = compare === 'before' ? length : 364
  return { from: addDays(from, -shift), to: addDays(to, -shift) }
}

function metricOf(name: MetricName, values: Values, earlier: Values): Schema<'Metric'> {
  const { kind, hasOverlappingParts = false } = metricDefinitions[name]
  const own = ofMetric(name, kind, values)
  const old = ofMetric(name, kind, earlier)
  const parts = new Map<string, number>()
  for (const { part, value } of own.counted) parts.set(part, (parts.get(part) ?? 0) + value)
  const oldOf = (part: string) =>
    old.counted.length === 0
      ? null
      : sum(old.counted.filter((each) => each.part === part).map(({ value }) => value))
  return {
    name,
    kind,
    value: hasOverlappingParts ? null : own.value,
    before: hasOverlappingParts ? null : old.value,
    daily: own.daily,
    parts: [...parts]
      .filter(([part]) => parts.size > 1 || part !== '')
      .map(([part, value]) => ({ part, value, before: oldOf(part) }))
      .sort((one, other) => other.value - one.value || one.part.localeCompare(other.part)),
  }
}

/** The values of a metric; those of a stock count on the last day only. */
function ofMetric(name: MetricName, kind: 'flow' | 'stock', values: Values) {
  const all = values.filter((each) => each.name === name)
  const days = [...new Set(all.map(({ day }) => day))]
  const lastDay = days.at(-1)
  const counted = kind === 'flow' ? all : all.filter(({ day }) => day === lastDay)
  const isKnown = kind === 'flow' ? values.length > 0 : all.length > 0
  return {
    counted,
    value: isKnown ? sum(counted.map(({ value }) => value)) : null,
    daily: days.map((day) => ({
      day,
      value: sum(all.filter((each) => each.day === day).map(({ value }) => value)),
    })),
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0)
