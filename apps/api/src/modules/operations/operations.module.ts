import type { Config } from '../../config.ts'
import type { Handlers } from '../../contract/operations.ts'
import type { Database } from '../../db/connect.ts'
import type { Catalogue } from '../catalogue/catalogue.module.ts'
import type { Platform } from '../platform/platform.module.ts'
import type { ScheduledTask } from '../platform/queue/task-queue.ts'
import { createDashboardsModule, type DashboardsDeps } from './dashboards/dashboards.module.ts'
import { metricsHandlers } from './metrics/metrics.handlers.ts'
import { createMetricsRepository } from './metrics/metrics.repository.ts'
import { createMetricsService } from './metrics/metrics.service.ts'
import { createRecountRepository } from './metrics/recount.repository.ts'
import { createRecountService } from './metrics/recount.service.ts'
import { createStatusRepository } from './metrics/status.repository.ts'
import { createStatusService } from './metrics/status.service.ts'
import { createViewLimit } from './views/view-limit.ts'
import { viewsHandlers } from './views/views.handlers.ts'
import { createViewsRepository } from './views/views.repository.ts'
import { createViewsService } from './views/views.service.ts'

export interface OperationsDeps {
  readonly config: Pick<Config, 'viewRateLimit' | 'moderationTargetHours'>
  readonly database: Database
  readonly platform: Platform
  readonly catalogue: Pick<Catalogue, 'filters'>
  readonly deskAccess: DashboardsDeps['deskAccess']
  readonly deskOverview: DashboardsDeps['deskOverview']
}

/** Views of listings, dashboards, metrics and the state of the site. */
export function createOperationsModule(deps: OperationsDeps) {
  const { catalogue, config, deskAccess, deskOverview, platform } = deps
  const { db } = deps.database
  const { moderationTargetHours: targetHours } = config
  const views = createViewsService(createViewsRepository(db))
  const metrics = createMetricsRepository(db)
  const recount = createRecountService(createRecountRepository(db))
  const status = createStatusService({
    repository: createStatusRepository(db),
    metrics,
    targetHours,
  })
  return {
    /** Counts a server error for the admins' dashboard. */
    countError: status.countError,
    tasks: [
      { name: 'recount-metrics', cron: '10 2 * * *', run: recount.nightly },
      { name: 'prune-server-errors', cron: '55 3 * * *', run: status.prune },
      { name: 'prune-listing-views', cron: '50 3 * * *', run: views.prune },
    ] satisfies ScheduledTask[],
    handlers: {
      ...viewsHandlers(views, createViewLimit(platform.limitsInBlocks, config.viewRateLimit)),
      ...metricsHandlers(createMetricsService(metrics, targetHours), status),
      ...createDashboardsModule({ db, platform, catalogue, deskAccess, deskOverview }).handlers,
    } satisfies Partial<Handlers>,
  }
}
