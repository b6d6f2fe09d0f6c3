import type { Body } from '../../../contract/operations.ts'
import type { FilterCatalogue } from '../../catalogue/filters/filters.service.ts'
import { readAges, readDescription, readName, readPrice } from './product-fields.ts'
import { chosenFilters } from './product-filters.ts'

/** The `NewProduct` of the contract. */
export type NewProduct = Body<'createProduct'>

/** The columns of a product that is new, but for its files and its place. Throws `invalid_request`. */
export function readProduct(given: NewProduct, catalogue: FilterCatalogue) {
  const { kind, mode, price = null, price_unit, age_min = null, age_max = null } = given
  return {
    ...{ kind, mode },
    ...readName(given.name),
    ...readDescription(given.description_html ?? null),
    ...readAges('age_max', { age_min, age_max }),
    ...readPrice({ price, price_unit }),
    filterIds: chosenFilters(catalogue, kind, given.filter_ids ?? []),
  }
}
