import type { MessageDescriptor } from '@edbazaar/feature-platform'
import { messages } from './messages'
import type { MetricName } from './metric-types'

export const isMetricName = (name: string | undefined): name is MetricName =>
  name !== undefined && Object.hasOwn(messages.names, name)

/** The ranks of opened results, in order, with their names. */
export const rankNames: Readonly<Record<string, MessageDescriptor | string>> = {
  ...Object.fromEntries(Array.from({ length: 10 }, (_, i) => [`rank_${i + 1}`, String(i + 1)])),
  rank_later: messages.laterRank,
}

/** The name of a part of a metric; a state or a source has its own name. */
export function partName(name: MetricName, part: string): MessageDescriptor | string {
  if (part === '') return messages.noPart
  const names: Partial<Record<string, MessageDescriptor | string>> =
    name === 'school_fields'
      ? messages.fields
      : name === 'answer_times' || name === 'decision_times'
        ? messages.times
        : name === 'opened_results'
          ? rankNames
          : messages.kinds
  return names[part] ?? part
}

/** The path of the records behind a figure. */
export function rowsPath(
  name: MetricName,
  days: { from: string; to: string },
  part?: string,
): string {
  const search = new URLSearchParams({ from: days.from, to: days.to })
  if (part !== undefined) search.set('part', part)
  return `/admin/overall-metrics/${name}?${search}`
}
