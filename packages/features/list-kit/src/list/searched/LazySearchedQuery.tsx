import { importWithRetry } from '@edbazaar/feature-platform'
import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router-dom'

const load = async () => ({ default: (await import('./SearchedQuery')).SearchedQuery })
/** Few lists are opened by a search. The server renders without waiting. */
const SearchedQuery = import.meta.env.SSR
  ? (await load()).default
  : lazy(() => importWithRetry(load))

const maxLength = 100

/** The search that led to the list, if one did. `earlier` is the number of results on the pages before. */
export function LazySearchedQuery({ earlier }: { earlier: number }) {
  const { search } = useLocation()
  const query = new URLSearchParams(search).get('query')?.trim().slice(0, maxLength) ?? ''
  return (
    query !== '' && (
      <Suspense>
        <SearchedQuery query={query} earlier={earlier} />
      </Suspense>
    )
  )
}
