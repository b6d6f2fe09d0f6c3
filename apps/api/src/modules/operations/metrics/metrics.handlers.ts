import type { Handlers } from '../../../contract/operations.ts'
import type { MetricsService } from './metrics.service.ts'
import type { StatusService } from './status.service.ts'

export function metricsHandlers(metrics: MetricsService, status: StatusService) {
  return {
    getMetrics: ({ query }) => metrics.page(query),
    listMetricRows: ({ params, query }) => metrics.rows(params.name, query),
    getStatus: () => status.status(),
    countWaiting: () => status.waiting(),
  } satisfies Partial<Handlers>
}
