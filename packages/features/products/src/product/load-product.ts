import { answerOf, type Product } from '@edbazaar/api-client'
import { pageLoader } from '@edbazaar/feature-platform'

/** Loads the product with the slug in the path. */
export const loadProduct = pageLoader(({ api, params, signal }): Promise<Product> => {
  const path = { slug: params.slug ?? '' }
  return answerOf(api.GET('/products/{slug}', { params: { path }, signal }))
})
