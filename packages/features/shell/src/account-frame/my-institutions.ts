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
import { useEffect } from 'react'
import type { SideEntry } from './side-menu'
import {
  isStoredSchools,
  isStoredStores,
  type StoredSchool,
  type StoredStore,
} from './stored-institutions'

/* The specification keeps both lists in local storage. The menu shows them before the API responds. */
const schoolsAtom = storedAtom<StoredSchool[]>('schools', { initial: [], isValue: isStoredSchools })
const storesAtom = storedAtom<StoredStore[]>('stores', { initial: [], isValue: isStoredStores })
clearOnSignOut(schoolsAtom, storesAtom)

/** The user's schools and stores as menu entries: first as stored, then as the API returns them. */
export function useMyInstitutions(): SideEntry[] {
  const [schools, setSchools] = useAtom(schoolsAtom)
  const [stores, setStores] = useAtom(storesAtom)
  const api = useAtomValue(apiAtom)
  const token = useSession()?.token
  const changes = useAtomValue(institutionsVersionAtom)
  useEffect(() => {
    if (api === null || token === undefined) return
    answerOf(api.GET('/users/schools-and-stores')).then(
      (mine) => {
        setSchools(mine.schools.map(({ id, name, slug }) => ({ id, name, slug })))
        setStores(mine.stores.map(({ id, name }) => ({ id, name })))
      },
      (cause: unknown) => console.warn(cause),
    )
  }, [api, token, changes, setSchools, setStores])
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
