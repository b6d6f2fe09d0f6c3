import { paths } from '@edbazaar/feature-shell'

export const kinds = ['all', 'schools', 'products', 'jobs', 'stores'] as const
export type ResultKind = (typeof kinds)[number]

/** What the results page's address says. */
export interface ResultState {
  /** Trimmed; '' asks for nothing. */
  query: string
  kind: ResultKind
  page: number
}

const longestQuery = 100
const lastPage = 50

/** Reads an address; what is not understood is left out. */
export function readResultState(search: URLSearchParams): ResultState {
  const query = (search.get('query') ?? '')
    .replaceAll('\0', '')
    .trim()
    .slice(0, longestQuery)
    .trim()
  const kind = kinds.find((known) => known === search.get('kind')) ?? 'all'
  const page = Number(/^\d{1,2}$/.exec(search.get('page') ?? '')?.[0] ?? 1)
  const isPaged = kind !== 'all' && page >= 1 && page <= lastPage
  return { query, kind, page: isPaged ? page : 1 }
}

/** The address of results. */
export function resultsPath({ query, kind, page }: ResultState): string {
  const search = new URLSearchParams()
  if (query !== '') search.set('query', query)
  if (kind !== 'all') search.set('kind', kind)
  if (page !== 1) search.set('page', String(page))
  return search.size === 0 ? paths.search : `${paths.search}?${search}`
}
