import { answerOf, type ChosenBatch, type Product } from '@edbazaar/api-client'
import { pageLoader, paths } from '@edbazaar/feature-platform'
import { replace } from 'react-router-dom'
import { LazyProductCards } from './LazyProductCards'
import { LazyProductSections } from './LazyProductSections'

/** A batch that families can book, without its classes, which only the booking page needs. */
export type BookableBatch = Omit<ChosenBatch, 'sessions'>

export interface LoadedProduct extends Product {
  bookable: readonly BookableBatch[]
}

/** Loads the product with the slug in the path, and the batches to book. */
export const loadProduct = pageLoader(async ({ api, params, signal }): Promise<LoadedProduct> => {
  const path = { slug: params.slug ?? '' }
  const [product] = await Promise.all([
    answerOf(api.GET('/products/{slug}', { params: { path }, signal })),
    LazyProductCards.load(),
    LazyProductSections.load(),
  ])
  // An old slug redirects to the current one.
  if (product.slug !== path.slug) throw replace(paths.product(product.slug), 301)
  if (product.batches.length === 0) return { ...product, bookable: [] }
  const { data } = await answerOf(api.GET('/products/{slug}/batches', { params: { path }, signal }))
  return { ...product, bookable: data.map(({ sessions: _, ...batch }) => batch) }
})
