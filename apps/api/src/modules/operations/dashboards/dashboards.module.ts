import type { Handlers } from '../../../contract/operations.ts'
import type { Db } from '../../../db/connect.ts'
import type { Catalogue } from '../../catalogue/catalogue.module.ts'
import type { DeskAccess } from '../../leads/desk/access/desk-access.ts'
import type { DeskOverview } from '../../leads/desk/list/desk-overview.service.ts'
import type { Platform } from '../../platform/platform.module.ts'
import { createDashboardAccess } from './dashboard-access.ts'
import { dashboardsHandlers } from './dashboards.handlers.ts'
import { createDashboardsService } from './dashboards.service.ts'
import { createFiguresRepository } from './figures.repository.ts'
import { createHealthOfListingsRepository } from './health.repository.ts'
import { createOwnBatchesRepository } from './own-batches.repository.ts'

export interface DashboardsDeps {
  readonly db: Db
  readonly platform: Pick<Platform, 'images'>
  readonly catalogue: Pick<Catalogue, 'filters'>
  readonly deskAccess: DeskAccess
  readonly deskOverview: DeskOverview
}

/** Dashboards of the people who work for schools and stores. */
export function createDashboardsModule(deps: DashboardsDeps) {
  const { db, platform, catalogue, deskAccess, deskOverview } = deps
  const dashboards = createDashboardsService({
    access: createDashboardAccess(deskAccess),
    figures: createFiguresRepository(db),
    health: createHealthOfListingsRepository(db),
    batches: createOwnBatchesRepository(db),
    desk: deskOverview,
    filters: catalogue.filters,
    images: platform.images,
  })
  return { handlers: dashboardsHandlers(dashboards) satisfies Partial<Handlers> }
}
