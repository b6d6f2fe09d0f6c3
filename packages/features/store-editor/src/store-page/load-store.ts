import { answerOf, type StoreEditor } from '@edbazaar/api-client'
import { loadNotFound, privateLoader } from '@edbazaar/feature-platform'

/** A product of the store, as its owner sees it. */
export type StoreProduct = StoreEditor['products'][number]

/** Loads a store of the user with all its products: live, hidden and deleted recently. */
export const loadMyStore = privateLoader(async ({ api, params, signal }) => {
  if (!/^[1-9]\d{0,9}$/.test(params.id ?? '')) return loadNotFound()
  const id = Number(params.id)
  const query = { kind: 'product', store_id: id } as const
  const [store, { data: deleted }] = await Promise.all([
    answerOf(api.GET('/stores/edit/{id}/details', { params: { path: { id } }, signal })),
    answerOf(api.GET('/users/deleted-listings', { params: { query }, signal })),
  ])
  return { store, deleted }
})
