import { userOf } from '../../../caller.ts'
import type { Handlers } from '../../../contract/operations.ts'
import type { Db } from '../../../db/connect.ts'
import type { FiltersService } from '../../catalogue/filters/filters.service.ts'
import type { Platform } from '../../platform/platform.module.ts'
import { createAdminTable } from '../../trust/admin-tables/table/admin-table.service.ts'
import { tableHandlers } from '../../trust/admin-tables/table/table-handlers.ts'
import type { AuditService } from '../../trust/audit/audit.service.ts'
import type { ListingFields } from '../../trust/moderation/subjects/listing-fields.ts'
import { reindex } from '../moderated/reindex.ts'
import { createFilterDecisionsRepository } from './filter-decisions.repository.ts'
import { createFilterDecisions } from './filter-decisions.service.ts'
import { filterRequestRows } from './filter-request-rows.repository.ts'
import { createFilterUndoables } from './filter-undoables.ts'
import { createValueSelection } from './value-selection.ts'

interface FilterDecisionsModuleDeps {
  readonly audit: AuditService
  readonly db: Db
  readonly filters: FiltersService
  readonly listings: readonly ListingFields[]
  readonly platform: Pick<Platform, 'exportLog' | 'outbox' | 'userLimit'>
  readonly site: string
}

/** The requested filter values for admins: their table and the decisions about them. */
export function createFilterDecisionsModule(deps: FilterDecisionsModuleDeps) {
  const { audit, db, filters, listings, platform, site } = deps
  const repository = createFilterDecisionsRepository(db)
  const decisions = createFilterDecisions({
    audit,
    filters,
    outbox: platform.outbox,
    repository,
    selection: createValueSelection({ listings, repository, reindex }),
    site,
  })
  const table = tableHandlers(
    'filter-requests',
    createAdminTable(
      { log: platform.exportLog, userLimit: platform.userLimit },
      { name: 'filter-requests', rows: filterRequestRows(db) },
    ),
  )
  return {
    decidedOf: decisions.decidedOf,
    undoables: createFilterUndoables(repository, filters),
    handlers: {
      listAdminFilterRequests: table.list,
      downloadAdminFilterRequests: table.download,
      getFilterRequest: (request) => decisions.read(userOf(request), request.params.id),
      decideFilterRequest: (request) =>
        decisions.decide(userOf(request), request.params.id, request.body),
    } satisfies Partial<Handlers>,
  }
}
