import type { FilterCatalogue } from '../../catalogue/filters/filters.service.ts'
import type { Completeness } from '../completeness/completeness.ts'
import { schoolCompleteness } from '../completeness/school-completeness.ts'
import { ownedPopularity } from './owned-popularity.ts'
import type { SchoolRow } from './school-row.ts'

/** The completeness of a school. */
export function completionOf(row: SchoolRow, catalogue: FilterCatalogue): Completeness {
  const chosen = new Set(row.filterIds)
  const filters = catalogue.group('schools', (id) => chosen.has(id))
  return schoolCompleteness({ ...row, chosenFilters: filters.map(({ name }) => name) })
}

/** The popularity after a change. Schools of a register, or without an owner, keep theirs. */
export function popularityOf(row: SchoolRow, catalogue: FilterCatalogue): number {
  if (row.ownerId === null || row.source !== null) return row.popularity
  return ownedPopularity({
    percent: completionOf(row, catalogue).percent,
    hasFees: row.fees !== null,
    hasAdmissionDates: row.admissionOpensOn !== null || row.admissionClosesOn !== null,
  })
}
