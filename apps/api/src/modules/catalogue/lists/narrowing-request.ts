import { invalid } from '../../../app-error.ts'
import type { FilterCatalogue } from '../filters/filters.service.ts'
import type { AgeBand } from './age-bands.ts'
import type { Narrowing } from './conditions.ts'

/** The parameters that narrow a list. */
export interface NarrowingRequest {
  readonly filter_ids?: readonly number[]
  readonly ages?: readonly AgeBand[]
  /** Rupees. */
  readonly fee_min?: number
  readonly fee_max?: number
}

/** Values that no filter of schools knows are refused: they would make an empty list in silence. */
export function narrowingOf(request: NarrowingRequest, catalogue: FilterCatalogue): Narrowing {
  const wanted = new Set(request.filter_ids)
  const used = catalogue.group('schools', (id) => wanted.has(id))
  const known = new Set(used.flatMap(({ values }) => values.map(({ id }) => id)))
  const unknown = [...wanted].find((id) => !known.has(id))
  if (unknown !== undefined)
    throw invalid('filter_ids', `has ${unknown}, which no filter of schools has; leave it out`)
  const { fee_min: feeMin = null, fee_max: feeMax = null, ages = [] } = request
  if (feeMin !== null && feeMax !== null && feeMin > feeMax)
    throw invalid('fee_min', `must be at most fee_max, which is ${feeMax}`)
  return {
    filters: used.map(({ id, values }) => ({ id, values: values.map((value) => value.id) })),
    ages: [...ages].sort(),
    feeMin,
    feeMax,
  }
}
