import { answerOf } from '@edbazaar/api-client'
import {
  accountPaths,
  apiAtom,
  clearOnSignOut,
  institutionsVersionAtom,
  storedAtom,
  useSession,
} from '@edbazaar/feature-platform'
import { useAtom, useAtomValue } from 'jotai'
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
  const api = useAtomValue(apiAtom)
  const token = useSession()?.token
  const changes = useAtomValue(institutionsVersionAtom)
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    if (api === null || token === undefined) return
    answerOf(api.GET('/users/schools-and-stores')).then(
      (mine) => {
        setSchools(mine.schools.map(({ id, name, slug }) => ({ id, name, slug })))
        setStores(mine.stores.map(({ id, name }) => ({ id, name })))
      },
      (cause: unknown) => {
        console.warn(cause)
        setHasFailed(true)
      },
    )
  }, [api, token, changes, setSchools, setStores])
  if (schools === null || stores === null) return hasFailed ? [] : null
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
