import { type Completeness, completenessOf, isWritten } from './completeness.ts'

/** What is looked at of a product. */
export interface ToldProduct {
  readonly files: readonly string[]
  readonly descriptionHtml: string | null
  readonly price: number | null
  readonly ageMin: number | null
  readonly ageMax: number | null
  readonly filterIds: readonly number[]
  /** Over or not. */
  readonly nBatches: number
}

/** How much of a product parents are told. */
export function productCompleteness(product: ToldProduct): Completeness {
  const hasAges = product.ageMin !== null || product.ageMax !== null
  return completenessOf([
    { name: 'images', weight: 25, isTold: product.files.length > 0 },
    { name: 'batches', weight: 20, isTold: product.nBatches > 0 },
    { name: 'description', weight: 20, isTold: isWritten(product.descriptionHtml) },
    { name: 'price', weight: 15, isTold: product.price !== null },
    { name: 'filters', weight: 12, isTold: product.filterIds.length > 0 },
    { name: 'ages', weight: 8, isTold: hasAges },
  ])
}
