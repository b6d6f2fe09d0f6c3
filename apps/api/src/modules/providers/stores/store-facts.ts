import { invalid } from '../../../app-error.ts'
import type { Schema } from '../../../contract/operations.ts'
import type { FilterCatalogue } from '../../catalogue/filters/filters.service.ts'
import { weekdays } from '../../catalogue/products/product-shapes.ts'
import { offeredToStores } from '../../catalogue/stores/store-filters.ts'
import { todayInIndia } from '../../platform/dates/today-in-india.ts'
import type { StoreRow } from './store-fields.ts'

type Columns = Partial<StoreRow>

/** Throws `invalid_request` for a year that has not begun. */
export function readEstablishedYear(establishedYear: number | null): Columns {
  const thisYear = Number(todayInIndia().slice(0, 4))
  if (establishedYear !== null && establishedYear > thisYear)
    throw invalid('established_year', `must be ${thisYear} or earlier`)
  return { establishedYear }
}

/** Throws `invalid_request` if a store closes before it opens. */
export function readOpeningTimes(times: Schema<'OpeningTimes'> | null): Columns {
  if (times === null) return { openDays: null, opensAt: null, closesAt: null }
  const { days, opens_at: opensAt, closes_at: closesAt } = times
  if (opensAt >= closesAt) throw invalid('opening_times', 'must end after they start')
  return { openDays: weekdays.filter((day) => days.includes(day)), opensAt, closesAt }
}

/**
 * Languages and facilities, sorted. Values chosen earlier may stay. Throws `invalid_request` for
 * values that stores are not offered.
 */
export function readStoreFilters(
  catalogue: FilterCatalogue,
  ids: readonly number[],
  current: readonly number[],
): Columns {
  const offered = offeredToStores(catalogue).flatMap(({ values }) => values.map(({ id }) => id))
  if (ids.some((id) => !offered.includes(id) && !current.includes(id)))
    throw invalid('filter_ids', 'must be languages or facilities of stores')
  return { filterIds: [...new Set(ids)].sort((a, b) => a - b) }
}
