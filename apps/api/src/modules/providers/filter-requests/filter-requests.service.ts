import { AppError, invalid } from '../../../app-error.ts'
import type { Body } from '../../../contract/operations.ts'
import type { Caller } from '../../accounts/sessions/caller.ts'
import type { Section } from '../../catalogue/filters/filters.repository.ts'
import type { FiltersService } from '../../catalogue/filters/filters.service.ts'
import type { AuditService } from '../../trust/audit/audit.service.ts'
import type { FilterRequestsRepository } from './filter-requests.repository.ts'

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
    /** Stores a request; a repeated one is stored once. Throws `invalid_request`. */
    async add(
      { userId }: Caller,
      { section, ...request }: FilterRequest & { section: Section },
    ): Promise<void> {
      const available = (await filters.catalogue()).filtersOf(section)
      const category = cleanText(request.category)
      const filter = available.find(({ name }) => isSame(name, category))
      if (!filter)
        throw invalid('category', `must be one of ${available.map(({ name }) => name).join(', ')}`)
      const value = cleanText(request.value)
      const existing = filter.values.find(({ name }) => isSame(name, value))
      if (existing) throw valueExists(existing.name)
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

const cleanText = (text: string) => text.toWellFormed().trim().replace(/\s+/g, ' ')

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

const valueExists = (value: string) =>
  new AppError('invalid_request', `${value} already exists. Choose it from the list.`, [
    { field: 'value', msg: `already exists: ${value}` },
  ])
