import { answerOf } from '@edbazaar/api-client'
import {
  accountPaths,
  apiAtom,
  clearOnSignOut,
  institutionsVersionAtom,
  sessionAtom,
  storedAtom,
  useSession,
} from '@edbazaar/feature-platform'
import { useAtom, useAtomValue, useStore } from 'jotai'
import { useEffect, useState } from 'react'
import type { SideEntry } from './side-menu'
import {
  isStoredSchools,
  isStoredStores,
  type StoredSchool,
  type StoredStore,
} from './stored-institutions'

/* The specification keeps both lists in local storage. The menu shows them before the API responds. */
const schoolsAtom = storedAtom<StoredSchool[] | null>('schools', {
  initial: null,
  isValue: isStoredSchools,
})
const storesAtom = storedAtom<StoredStore[] | null>('stores', {
  initial: null,
  isValue: isStoredStores,
})
clearOnSignOut(schoolsAtom, storesAtom)

/**
 * The user's schools and stores as menu entries: first as stored, then as the API returns them. Null while
 * neither is known; none if the API fails.
 */
export function useMyInstitutions(): SideEntry[] | null {
  const [schools, setSchools] = useAtom(schoolsAtom)
  const [stores, setStores] = useAtom(storesAtom)
  const store = useStore()
  const api = useAtomValue(apiAtom)
  const token = useSession()?.token
  const changes = useAtomValue(institutionsVersionAtom)
  /** The session for which the API failed. */
  const [failedToken, setFailedToken] = useState<string | null>(null)
  useEffect(() => {
    if (api === null || token === undefined) return
    const abort = new AbortController()
    // The session may end before the effect is cleaned up.
    const isOutdated = () => abort.signal.aborted || store.get(sessionAtom)?.token !== token
    answerOf(api.GET('/users/schools-and-stores', { signal: abort.signal })).then(
      (mine) => {
        if (isOutdated()) return
        setSchools(mine.schools.map(({ id, name, slug }) => ({ id, name, slug })))
        setStores(mine.stores.map(({ id, name }) => ({ id, name })))
      },
      (cause: unknown) => {
        if (isOutdated()) return
        console.warn(cause)
        setFailedToken(token)
      },
    )
    return () => abort.abort()
  }, [store, api, token, changes, setSchools, setStores])
  if (schools === null || stores === null) return failedToken === token ? [] : null
  return [
    ...schools.map(
      ({ id, name }): SideEntry => ({
        label: name,
        href: accountPaths.dashboardListing({ kind: 'school', id }),
        icon: 'school',
      }),
    ),
    ...stores.map(
      ({ id, name }): SideEntry => ({
        label: name,
        href: accountPaths.dashboardListing({ kind: 'store', id }),
        icon: 'store',
      }),
    ),
  ]
}
