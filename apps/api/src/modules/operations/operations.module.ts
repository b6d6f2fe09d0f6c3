import type { Config } from '../../config.ts'
import type { Handlers } from '../../contract/operations.ts'
import type { Database } from '../../db/connect.ts'
import type { Catalogue } from '../catalogue/catalogue.module.ts'
import type { Platform } from '../platform/platform.module.ts'
import type { ScheduledTask } from '../platform/queue/task-queue.ts'
import { createDashboards } from './dashboards/dashboards.module.ts'
import { createViewLimit } from './views/view-limit.ts'
import { viewsHandlers } from './views/views.handlers.ts'
import { createViewsRepository } from './views/views.repository.ts'
import { createViewsService } from './views/views.service.ts'

export interface OperationsDeps {
  readonly config: Pick<Config, 'viewRateLimit'>
  readonly database: Database
  readonly platform: Platform
  readonly catalogue: Pick<Catalogue, 'filters'>
}

/** What happens on the site: views of listings, and dashboards. */
export function createOperationsModule(deps: OperationsDeps) {
  const { catalogue, config, platform } = deps
  const { db } = deps.database
  const views = createViewsService(createViewsRepository(db))
  return {
    tasks: [
      { name: 'prune-listing-views', cron: '50 3 * * *', run: views.prune },
    ] satisfies ScheduledTask[],
    handlers: {
      ...viewsHandlers(views, createViewLimit(platform.limitsInBlocks, config.viewRateLimit)),
      ...createDashboards({ db, platform, catalogue }).handlers,
    } satisfies Partial<Handlers>,
  }
}
