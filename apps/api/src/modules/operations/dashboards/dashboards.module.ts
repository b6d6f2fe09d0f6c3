import type { Handlers } from '../../../contract/operations.ts'
import type { Db } from '../../../db/connect.ts'
import type { Catalogue } from '../../catalogue/catalogue.module.ts'
import { createDeskAccess } from '../../leads/desk/access/desk-access.ts'
import { createDeskListingsRepository } from '../../leads/desk/access/desk-listings.repository.ts'
import { createDeskListRepository } from '../../leads/desk/list/desk-list.repository.ts'
import type { Platform } from '../../platform/platform.module.ts'
import { createMembersRepository } from '../../providers/members/members.repository.ts'
import { createDashboardAccess } from './dashboard-access.ts'
import { dashboardsHandlers } from './dashboards.handlers.ts'
import { createDashboardsService } from './dashboards.service.ts'
import { createFiguresRepository } from './figures.repository.ts'
import { createHealthOfListingsRepository } from './health.repository.ts'
import { createOwnBatchesRepository } from './own-batches.repository.ts'

interface DashboardsDeps {
  readonly db: Db
  readonly platform: Pick<Platform, 'images'>
  readonly catalogue: Pick<Catalogue, 'filters'>
}

/** Dashboards of the people who work for schools and stores. */
export function createDashboards({ db, platform, catalogue }: DashboardsDeps) {
  const listings = createDeskListingsRepository(db)
  const desk = createDeskAccess({ members: createMembersRepository(db), listings })
  const dashboards = createDashboardsService({
    access: createDashboardAccess({ desk, listings }),
    figures: createFiguresRepository(db),
    health: createHealthOfListingsRepository(db),
    batches: createOwnBatchesRepository(db),
    desk: createDeskListRepository(db),
    filters: catalogue.filters,
    images: platform.images,
  })
  return { handlers: dashboardsHandlers(dashboards) satisfies Partial<Handlers> }
}
