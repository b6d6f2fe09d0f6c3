import { answerOf } from '@edbazaar/api-client'
import { clearOnSignOut, institutionsVersionAtom, useSession } from '@edbazaar/feature-session'
import { apiAtom, paths, storedAtom } from '@edbazaar/feature-shell'
import { useAtom, useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { isListedSchools, isListedStores, type ListedSchool, type ListedStore } from './listed'
import type { SideEntry } from './side-menu'

/* The specification keeps both lists in local storage: the menu shows them at once. */
const schoolsAtom = storedAtom<ListedSchool[]>('schools', { initial: [], isValue: isListedSchools })
const storesAtom = storedAtom<ListedStore[]>('stores', { initial: [], isValue: isListedStores })
clearOnSignOut(schoolsAtom, storesAtom)

/** One's schools and stores as entries of the menu, as they were known and as they are. */
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
      ({ name, slug }): SideEntry => ({ label: name, href: paths.school(slug), icon: 'school' }),
    ),
    ...stores.map(
      ({ id, name }): SideEntry => ({ label: name, href: paths.myStore(id), icon: 'store' }),
    ),
  ]
}
