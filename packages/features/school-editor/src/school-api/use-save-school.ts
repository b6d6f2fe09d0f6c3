import { answerOf, type SchoolChange } from '@edbazaar/api-client'
import { apiAtom, sessionAtom } from '@edbazaar/feature-platform'
import { useStore } from 'jotai'

/** Saves a field of a school. Rejects with the API error. */
export function useSaveSchool(id: number) {
  const store = useStore()
  return async (change: SchoolChange) => {
    const api = store.get(apiAtom)
    if (api === null) throw new Error('Schools can be saved only in the browser.')
    const call = { params: { path: { id } }, body: change }
    // Specification, section 6: admins edit schools via the admin endpoint.
    const isAdmin = store.get(sessionAtom)?.user.is_admin === true
    return answerOf(
      isAdmin ? api.PUT('/admin/{id}/edit', call) : api.PUT('/schools/{id}/edit', call),
    )
  }
}
