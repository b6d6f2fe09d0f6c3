import { answerOf, type Store } from '@edbazaar/api-client'
import { loadNotFound, pageLoader } from '@edbazaar/feature-platform'
import { LazyStoreSections } from './LazyStoreSections'

/** Loads the store with the id in the path. */
export const loadStore = pageLoader(async ({ api, params, signal }): Promise<Store> => {
  const text = params.id ?? ''
  if (!/^[1-9]\d{0,9}$/.test(text)) loadNotFound()
  const path = { id: Number(text) }
  const [store] = await Promise.all([
    answerOf(api.GET('/stores/created/store/{id}', { params: { path }, signal })),
    LazyStoreSections.load(),
  ])
  return store
})
