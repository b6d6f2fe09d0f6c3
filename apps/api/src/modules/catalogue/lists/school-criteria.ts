import { invalid } from '../../../app-error.ts'
import type { FilterCatalogue } from '../filters/filters.service.ts'
import type { AgeBand } from './age-bands.ts'
import type { SchoolCriteria } from './conditions.ts'

/** The parameters that filter a list of schools. */
export interface SchoolCriteriaRequest {
  readonly filter_ids?: readonly number[]
  readonly ages?: readonly AgeBand[]
  /** Rupees. */
  readonly fee_min?: number
  readonly fee_max?: number
}

/** Throws for unknown filter values, which would otherwise return an empty list without a reason. */
export function readSchoolCriteria(
  request: SchoolCriteriaRequest,
  catalogue: FilterCatalogue,
): SchoolCriteria {
  const selected = new Set(request.filter_ids)
  const filters = catalogue.group('schools', (id) => selected.has(id))
  const known = new Set(filters.flatMap(({ values }) => values.map(({ id }) => id)))
  const unknown = [...selected].find((id) => !known.has(id))
  if (unknown !== undefined)
    throw invalid('filter_ids', `has ${unknown}, which is not a filter value of schools; remove it`)
  const { fee_min: feeMin = null, fee_max: feeMax = null, ages = [] } = request
  if (feeMin !== null && feeMax !== null && feeMin > feeMax)
    throw invalid('fee_min', `must be at most fee_max, which is ${feeMax}`)
  return {
    filters: filters.map(({ id, values }) => ({ id, values: values.map((value) => value.id) })),
    ages: [...ages].sort(),
    feeMin,
    feeMax,
  }
}
