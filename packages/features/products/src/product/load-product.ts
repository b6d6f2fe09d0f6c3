import { answerOf, type Product } from '@edbazaar/api-client'
import { pageLoader, paths } from '@edbazaar/feature-platform'
import { replace } from 'react-router-dom'

/** Loads the product with the slug in the path. */
export const loadProduct = pageLoader(async ({ api, params, signal }): Promise<Product> => {
  const path = { slug: params.slug ?? '' }
  const product = await answerOf(api.GET('/products/{slug}', { params: { path }, signal }))
  // An old slug redirects to the current one.
  if (product.slug !== path.slug) throw replace(paths.product(product.slug), 301)
  return product
})
