import { answerOf } from '@edbazaar/api-client'
import { refreshInstitutionsAtom } from '@edbazaar/feature-session'
import { apiAtom, showToastAtom } from '@edbazaar/feature-shell'
import { useStore } from 'jotai'
import { useErrorToast } from '../../use-error-toast'
import { messages } from '../messages'

interface NewStore {
  brand_name: string
  files: readonly string[]
  request_key: string
}

/** Creates a store. Resolves to its id, or to null after showing the API's message in a toast. */
export function useCreateStore() {
  const store = useStore()
  const showError = useErrorToast()
  return async ({ files, ...fields }: NewStore): Promise<number | null> => {
    const api = store.get(apiAtom)
    if (api === null) return null
    try {
      const body = { ...fields, files: JSON.stringify(files) }
      const { id } = await answerOf(api.POST('/stores/store/create', { body }))
      store.set(showToastAtom, { message: messages.added, type: 'success' })
      void store.set(refreshInstitutionsAtom)
      return id
    } catch (cause) {
      showError(cause)
      return null
    }
  }
}
