import { answerOf } from '@edbazaar/api-client'
import { loadNotFound, privateLoader } from '@edbazaar/feature-platform'

/** Loads a product with the data that its editor needs. */
export const loadProductEditor = privateLoader(({ api, params, signal }) => {
  if (!/^[1-9]\d{0,9}$/.test(params.id ?? '')) return loadNotFound()
  const path = { id: Number(params.id) }
  return answerOf(api.GET('/stores/products/edit/{id}/details', { params: { path }, signal }))
})
