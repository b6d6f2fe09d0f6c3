import { type ApiClient, answerOf } from '@edbazaar/api-client'
import { newFiles } from '@edbazaar/feature-editing'
import type { StoreDraft } from './store-draft'

/** Creates a store. Resolves to its id. */
export async function createStore(api: ApiClient, { media, place, ...fields }: StoreDraft) {
  const files = JSON.stringify(newFiles(media))
  const store = { ...fields, files }
  const body = place === null ? store : { ...store, place }
  const { id } = await answerOf(api.POST('/stores/store/create', { body }))
  return id
}
