import { answerOf, type SchoolChange } from '@edbazaar/api-client'
import { sessionAtom } from '@edbazaar/feature-session'
import { apiAtom } from '@edbazaar/feature-shell'
import { useStore } from 'jotai'
import { useRevalidator } from 'react-router-dom'

/** Saves a field of a school and revalidates the page. Rejects with the API error. */
export function useSaveSchool(id: number) {
  const store = useStore()
  const { revalidate } = useRevalidator()
  return async (change: SchoolChange) => {
    const api = store.get(apiAtom)
    if (api === null) throw new Error('Schools can be saved only in the browser.')
    const call = { params: { path: { id } }, body: change }
    // Specification, section 6: admins edit schools via the admin endpoint.
    const isAdmin = store.get(sessionAtom)?.user.is_admin === true
    const saved = await answerOf(
      isAdmin ? api.PUT('/admin/{id}/edit', call) : api.PUT('/schools/{id}/edit', call),
    )
    await revalidate()
    return saved
  }
}
