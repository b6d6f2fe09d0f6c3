import type { FilterCatalogue } from '../../catalogue/filters/filters.service.ts'
import type { Completeness } from '../completeness/completeness.ts'
import { schoolCompleteness } from '../completeness/school-completeness.ts'
import { ownedPopularity } from './owned-popularity.ts'
import type { SchoolRow } from './school-editing.repository.ts'

/** How complete a school is, as the list of one's schools says too. */
export function completionOf(row: SchoolRow, catalogue: FilterCatalogue): Completeness {
  const chosen = new Set(row.filterIds)
  const filters = catalogue.group('schools', (id) => chosen.has(id))
  return schoolCompleteness({ ...row, chosenFilters: filters.map(({ name }) => name) })
}

/** Where it stands among others. What a register brought in and nobody owns stays where it is. */
export function popularityOf(row: SchoolRow, catalogue: FilterCatalogue): number {
  if (row.ownerId === null || row.source !== null) return row.popularity
  return ownedPopularity({
    percent: completionOf(row, catalogue).percent,
    hasFees: row.fees !== null,
    hasDates: row.admissionOpensOn !== null || row.admissionClosesOn !== null,
  })
}
