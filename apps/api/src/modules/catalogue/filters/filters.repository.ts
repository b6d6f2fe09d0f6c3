import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { filters, filterValues } from '../../../db/schema/index.ts'
import type { Section } from './filter-section.ts'

export interface FilterValueRow {
  readonly id: number
  readonly name: string
  readonly filterId: number
  readonly filterName: string
  readonly section: Section
}

export type FiltersRepository = ReturnType<typeof createFiltersRepository>

export function createFiltersRepository(db: Db) {
  const everyValue = (executor: Db) =>
    executor
      .select({
        id: filterValues.id,
        name: filterValues.name,
        filterId: filters.id,
        filterName: filters.name,
        section: filters.section,
      })
      .from(filterValues)
      .innerJoin(filters, eq(filters.id, filterValues.filterId))
      .where(eq(filterValues.isShown, true))
      .orderBy(
        asc(filters.position),
        asc(filters.id),
        asc(filterValues.position),
        asc(filterValues.id),
      )
  const prepared = everyValue(db).prepare('filter_values')

  return {
    /** The shown values of all filters, in display order. */
    listValues: (tx?: Db): Promise<FilterValueRow[]> =>
      tx ? everyValue(tx).execute() : prepared.execute(),
  }
}
