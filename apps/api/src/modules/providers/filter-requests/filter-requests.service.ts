import { AppError, invalid } from '../../../app-error.ts'
import type { Body } from '../../../contract/operations.ts'
import type { Caller } from '../../accounts/sessions/caller.ts'
import type { Section } from '../../catalogue/filters/filters.repository.ts'
import type { FiltersService } from '../../catalogue/filters/filters.service.ts'
import type { FilterRequestsRepository } from './filter-requests.repository.ts'

/** What `requestSchoolFilter` and `requestStoreFilter` are asked. */
export type FilterWish = Body<'requestSchoolFilter'>

export type FilterRequestsService = ReturnType<typeof createFilterRequests>

interface FilterRequestsDeps {
  readonly repository: FilterRequestsRepository
  readonly filters: FiltersService
}

/** Wishes for filter values that are missing; administrators decide. */
export function createFilterRequests({ repository, filters }: FilterRequestsDeps) {
  return {
    /** The same wish twice is kept once. Throws `invalid_request`. */
    async request({ userId }: Caller, wish: FilterWish & { section: Section }): Promise<void> {
      const { section } = wish
      const ofSection = (await filters.catalogue()).filtersOf(section)
      const category = textOf(wish.category)
      const filter = ofSection.find(({ name }) => isSame(name, category))
      if (!filter)
        throw invalid('category', `must be one of ${ofSection.map(({ name }) => name).join(', ')}`)
      const value = textOf(wish.value)
      const known = filter.values.find(({ name }) => isSame(name, value))
      if (known) throw alreadyThere(known.name)
      const name = textOf(wish.name)
      await repository.add({ userId, section, name, category: filter.name, value })
    },

    pendingOf: repository.pendingOf,
  }
}

const textOf = (text: string) => text.toWellFormed().trim().replace(/\s+/g, ' ')

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

function alreadyThere(value: string) {
  const sentence = `This value is there already: ${value}. Please choose it.`
  return new AppError('invalid_request', sentence, [
    { field: 'value', msg: `is there already: ${value}` },
  ])
}
