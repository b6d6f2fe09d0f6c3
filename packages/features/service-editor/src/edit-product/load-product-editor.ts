import { answerOf } from '@edbazaar/api-client'
import { privateLoader } from '@edbazaar/feature-session'
import { loadNotFound } from '@edbazaar/feature-shell'

/** Loads a product with the data that its editor needs. */
export const loadProductEditor = privateLoader(({ api, params, signal }) => {
  if (!/^[1-9]\d{0,9}$/.test(params.id ?? '')) return loadNotFound()
  const path = { id: Number(params.id) }
  return answerOf(api.GET('/stores/products/edit/{id}/details', { params: { path }, signal }))
})
