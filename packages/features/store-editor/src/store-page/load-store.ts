import { answerOf, type StoreEditor } from '@edbazaar/api-client'
import { loadNotFound, privateLoader } from '@edbazaar/feature-platform'

/** A product of the store, as its owner sees it. */
export type StoreProduct = StoreEditor['products'][number]

/** Loads a store of the user with all its products, live and hidden. */
export const loadMyStore = privateLoader(({ api, params, signal }) => {
  if (!/^[1-9]\d{0,9}$/.test(params.id ?? '')) return loadNotFound()
  const path = { id: Number(params.id) }
  return answerOf(api.GET('/stores/edit/{id}/details', { params: { path }, signal }))
})
