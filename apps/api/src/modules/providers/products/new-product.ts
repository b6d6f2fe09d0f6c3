import type { Body } from '../../../contract/operations.ts'
import { withModeValue } from '../../catalogue/filters/derived-values.ts'
import type { FilterCatalogue } from '../../catalogue/filters/filters.service.ts'
import { captionedFilesIn } from '../editing/files-json.ts'
import { readAges, readDescription, readName, readPrice } from './product-fields.ts'
import { chosenFilters } from './product-filters.ts'

/** The `NewProduct` of the contract. */
export type NewProduct = Body<'createProduct'>

/** The URLs and captions of a new product's files. Throws `invalid_request`. */
export function newFiles(files: NonNullable<NewProduct['files']>) {
  const read = captionedFilesIn(JSON.stringify(files))
  return {
    urls: read.map(({ url }) => url),
    fileCaptions: read.map(({ caption = null }) => caption),
  }
}

/** The columns of a new product, without its files and location. Throws `invalid_request`. */
export function readProduct(product: NewProduct, catalogue: FilterCatalogue) {
  const { kind, mode, price = null, price_unit, age_min = null, age_max = null } = product
  return {
    kind,
    mode,
    ...readName(product.name),
    ...readDescription(product.description_html ?? null),
    ...readAges('age_max', { age_min, age_max }),
    ...readPrice({ price, price_unit }),
    filterIds: withModeValue(chosenFilters(catalogue, kind, product.filter_ids ?? []), kind, mode),
  }
}
