import { refreshUserAtom, useSession } from '@edbazaar/feature-platform'
import { atom, useStore } from 'jotai'
import { useEffect } from 'react'

/** Id of the user whose current data was requested since the page was loaded. */
const requestedUserAtom = atom<number | null>(null)

/**
 * Refreshes the stored user once per page load (specification, section 7), because an admin may have
 * changed their permissions or approved a claim since they signed in.
 */
export function useCurrentUser() {
  const store = useStore()
  const id = useSession()?.user.id
  useEffect(() => {
    if (id === undefined || store.get(requestedUserAtom) === id) return
    store.set(requestedUserAtom, id)
    void store.set(refreshUserAtom)
  }, [id, store])
}
