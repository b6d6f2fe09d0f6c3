import { useLocation } from 'react-router-dom'

const maxLength = 100

/** The path of a list that a search led to. The words stay until the list is changed. */
export const withSearchedQuery = (path: string, query: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}query=${encodeURIComponent(query)}`

/** The words of the search that led to the list; '' without one. */
export function useSearchedQuery(): string {
  const { search } = useLocation()
  return new URLSearchParams(search).get('query')?.trim().slice(0, maxLength) ?? ''
}
