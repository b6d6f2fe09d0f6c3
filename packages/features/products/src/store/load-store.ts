import { answerOf, type Store } from '@edbazaar/api-client'
import { loadNotFound, pageLoader } from '@edbazaar/feature-platform'

/** Loads the store with the id in the path. */
export const loadStore = pageLoader(({ api, params, signal }): Promise<Store> => {
  const text = params.id ?? ''
  if (!/^[1-9]\d{0,9}$/.test(text)) loadNotFound()
  const path = { id: Number(text) }
  return answerOf(api.GET('/stores/created/store/{id}', { params: { path }, signal }))
})
