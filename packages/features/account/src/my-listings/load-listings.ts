import { answerOf } from '@edbazaar/api-client'
import { privateLoader } from '@edbazaar/feature-session'
import { paths } from '@edbazaar/feature-shell'

/** One's stores, as rows of a list. */
export const loadMyStores = privateLoader(async ({ api, signal }) => {
  const { stores } = await answerOf(api.GET('/users/schools-and-stores', { signal }))
  return stores.map((store) => ({ ...store, href: paths.store(store.id) }))
})
