import { AppError, invalid } from '../../../app-error.ts'
import type { Caller } from '../../../caller.ts'
import type { Body } from '../../../contract/operations.ts'
import { chosenValues } from '../../catalogue/filters/derived-values.ts'
import type { Section } from '../../catalogue/filters/filter-section.ts'
import type { FiltersService, FilterValue } from '../../catalogue/filters/filters.service.ts'
import type { AuditService } from '../../trust/audit/audit.service.ts'
import type { FilterRequestsRepository } from './filter-requests.repository.ts'
import { cleanText, isSame } from './same-text.ts'

/** The body of `requestSchoolFilter` and `requestStoreFilter`. */
type FilterRequest = Body<'requestSchoolFilter'>

export type FilterRequestsService = ReturnType<typeof createFilterRequests>

interface FilterRequestsDeps {
  readonly audit: AuditService
  readonly repository: FilterRequestsRepository
  readonly filters: FiltersService
}

/** Requests of providers for missing filter values; admins decide. */
export function createFilterRequests({ audit, repository, filters }: FilterRequestsDeps) {
  return {
    /**
     * Stores a request for a filter of the first of the sections that has it; a repeated one is
     * stored once. Throws `invalid_request`.
     */
    async add(
      { userId }: Caller,
      request: FilterRequest,
      sections: readonly Section[],
    ): Promise<void> {
      const catalogue = await filters.catalogue()
      const available = sections.flatMap((section) =>
        catalogue.filtersOf(section).map((filter) => ({ section, filter })),
      )
      const category = cleanText(request.category)
      const found = available.find(({ filter }) => isSame(filter.name, category))
      if (!found) {
        const names = new Set(available.map(({ filter }) => filter.name))
        throw invalid('category', `must be one of ${[...names].join(', ')}`)
      }
      const { section, filter } = found
      const value = cleanText(request.value)
      const existing = filter.values.find(({ name }) => isSame(name, value))
      if (existing) throw valueExists(existing)
      const added = { section, name: cleanText(request.name), category: filter.name, value }
      await repository.transaction(async (tx) => {
        const id = await repository.add(tx, { userId, ...added })
        if (id === undefined) return
        await audit.recordCreation(tx, {
          actor: { userId, role: 'owner' },
          entity: 'filter_request',
          entityId: id,
          revision: null,
          after: added,
        })
      })
    },

    pendingOf: repository.pendingOf,
  }
}

const valueExists = ({ id, name }: FilterValue) =>
  new AppError('invalid_request', `${name} already exists. Choose it from the list.`, [
    {
      field: 'value',
      msg: `already exists: ${name}`,
      // A value that follows from another field cannot be chosen.
      ...(chosenValues([id]).length > 0 && { existing: { id, name } }),
    },
  ])
