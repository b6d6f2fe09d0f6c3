import { choiceField, urlState } from '@edbazaar/feature-list-kit/url'
import { addDays, todayInIndia } from '@edbazaar/feature-platform'

export const periods = ['7', '30', '91', '364'] as const

/** State in the URL of the metrics. */
export interface MetricsState {
  /** Days until yesterday. */
  days: (typeof periods)[number]
  compare: 'before' | 'year'
}

export const metricsPath = '/admin/overall-metrics'

export const metricsUrl = urlState<MetricsState>(metricsPath, {
  days: choiceField<MetricsState['days']>(periods, '91'),
  compare: choiceField<MetricsState['compare']>(['before', 'year'], 'before'),
})

/** The first and the last day of a period that ends yesterday. */
export function daysOf({ days }: MetricsState, now: number): { from: string; to: string } {
  const today = todayInIndia(new Date(now))
  return { from: addDays(today, -Number(days)), to: addDays(today, -1) }
}
