import { answerOf, type SchoolChange } from '@edbazaar/api-client'
import { sessionAtom } from '@edbazaar/feature-session'
import { apiAtom } from '@edbazaar/feature-shell'
import { useStore } from 'jotai'
import { useRevalidator } from 'react-router-dom'

/** Saves fields of a school, and has the page follow. Rejects with the API's refusal. */
export function useSaveSchool(id: number) {
  const store = useStore()
  const { revalidate } = useRevalidator()
  return async (change: SchoolChange) => {
    const api = store.get(apiAtom)
    if (api === null) throw new Error('Schools are saved in the browser alone: no API is there.')
    const call = { params: { path: { id } }, body: change }
    // Section 6: administrators edit schools through their own call.
    const isAdmin = store.get(sessionAtom)?.user.is_admin === true
    const saved = await answerOf(
      isAdmin ? api.PUT('/admin/{id}/edit', call) : api.PUT('/schools/{id}/edit', call),
    )
    await revalidate()
    return saved
  }
}
