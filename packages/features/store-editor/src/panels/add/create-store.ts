import { type ApiClient, answerOf } from '@edbazaar/api-client'
import type { StoreDraft } from './store-draft'

/** Creates a store. Resolves to its id. */
export async function createStore(api: ApiClient, { media, ...fields }: StoreDraft) {
  const files = JSON.stringify(media.map(({ url }) => url))
  const { id } = await answerOf(api.POST('/stores/store/create', { body: { ...fields, files } }))
  return id
}
