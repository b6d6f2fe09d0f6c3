import { filterRequests, filterValues } from '../../../db/schema/index.ts'
import type { FiltersService } from '../../catalogue/filters/filters.service.ts'
import type { Undoable } from '../../trust/undo/undoable.ts'
import type { FilterDecisionsRepository } from './filter-decisions.repository.ts'

/** The records besides listings that decisions about requested filter values change. */
export function createFilterUndoables(
  repository: FilterDecisionsRepository,
  filters: Pick<FiltersService, 'forget'>,
): Undoable[] {
  return [
    {
      entity: 'filter_value',
      table: filterValues,
      audited: 'filter_value',
      nameColumn: 'name',
      fields: { is_shown: ['is_shown'] },
      isRevised: false,
      refused: (tx, ids, actionId) => repository.usedElsewhere(tx, ids, actionId),
      afterCommit: filters.forget,
    },
    {
      entity: 'filter_request',
      table: filterRequests,
      audited: 'filter_request',
      nameColumn: 'value',
      fields: { status: ['status'] },
      isRevised: false,
      async refused(tx, ids, actionId, userId) {
        const values = await repository.valuesOfRequests(tx, ids)
        const kept = await repository.usedElsewhere(tx, values, actionId)
        const own = await repository.ownAmong(tx, ids, userId)
        return [...own, ...(await repository.notReturning(tx, ids, kept))]
      },
    },
  ]
}
