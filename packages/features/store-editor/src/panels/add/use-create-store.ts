import { answerOf } from '@edbazaar/api-client'
import { refreshInstitutionsAtom } from '@edbazaar/feature-session'
import { apiAtom, showToastAtom } from '@edbazaar/feature-shell'
import { useStore } from 'jotai'
import { useFailure } from '../../listing/use-failure'
import { messages } from '../messages'

interface NewStore {
  brand_name: string
  files: readonly string[]
  request_key: string
}

/** Lists a new store; gives its id, or null where it could not be, with the API's words in a toast. */
export function useCreateStore() {
  const store = useStore()
  const tellFailure = useFailure()
  return async ({ files, ...named }: NewStore): Promise<number | null> => {
    const api = store.get(apiAtom)
    if (api === null) return null
    try {
      const body = { ...named, files: JSON.stringify(files) }
      const { id } = await answerOf(api.POST('/stores/store/create', { body }))
      store.set(showToastAtom, { message: messages.added, type: 'success' })
      void store.set(refreshInstitutionsAtom)
      return id
    } catch (cause) {
      tellFailure(cause)
      return null
    }
  }
}
