import { userOf } from '../../../caller.ts'
import type { Handlers } from '../../../contract/operations.ts'
import type { DashboardsService } from './dashboards.service.ts'

export function dashboardsHandlers(dashboards: DashboardsService) {
  return {
    getDashboard: (request) =>
      dashboards.ofUser(userOf(request), request.params.userId, request.query),
    getSchoolInsights: (request) =>
      dashboards.ofListing(userOf(request), 'school', request.params.id),
    getStoreInsights: (request) =>
      dashboards.ofListing(userOf(request), 'store', request.params.id),
    getProductInsights: (request) => dashboards.ofProduct(userOf(request), request.params.id),
    listOwnBatches: (request) =>
      dashboards.batchesOf(userOf(request), request.params.userId, request.query),
  } satisfies Partial<Handlers>
}
