import { chosenValues } from '../../catalogue/filters/derived-values.ts'
import { type Completeness, completenessOf, hasTextInHtml } from './completeness.ts'

/** The values that the completeness of a product depends on. */
export interface ProductParts {
  readonly files: readonly string[]
  readonly descriptionHtml: string | null
  readonly price: number | null
  readonly ageMin: number | null
  readonly ageMax: number | null
  readonly filterIds: readonly number[]
  /** Ended or not. */
  readonly nBatches: number
}

export function productCompleteness(product: ProductParts): Completeness {
  const hasAges = product.ageMin !== null || product.ageMax !== null
  return completenessOf([
    { name: 'images', weight: 25, isProvided: product.files.length > 0 },
    { name: 'batches', weight: 20, isProvided: product.nBatches > 0 },
    { name: 'description', weight: 20, isProvided: hasTextInHtml(product.descriptionHtml) },
    { name: 'price', weight: 15, isProvided: product.price !== null },
    { name: 'filters', weight: 12, isProvided: chosenValues(product.filterIds).length > 0 },
    { name: 'ages', weight: 8, isProvided: hasAges },
  ])
}
