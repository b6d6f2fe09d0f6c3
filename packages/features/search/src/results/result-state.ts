import { paths } from '@edbazaar/feature-platform'

export const kinds = ['all', 'schools', 'products', 'jobs', 'stores'] as const
export type ResultKind = (typeof kinds)[number]

/** State of the results page, stored in its URL. */
export interface ResultState {
  /** Trimmed; '' for no search. */
  query: string
  kind: ResultKind
  page: number
}

const maxQueryLength = 100
const maxPage = 50

/** Reads a query string. Invalid values are ignored. */
export function readResultState(search: URLSearchParams): ResultState {
  const query = (search.get('query') ?? '')
    .replaceAll('\0', '')
    .trim()
    .slice(0, maxQueryLength)
    .trim()
  const kind = kinds.find((known) => known === search.get('kind')) ?? 'all'
  const page = Number(/^\d{1,2}$/.exec(search.get('page') ?? '')?.[0] ?? 1)
  const isPaged = kind !== 'all' && page >= 1 && page <= maxPage
  return { query, kind, page: isPaged ? page : 1 }
}

/** The path of the results page for a state. */
export function resultsPath({ query, kind, page }: ResultState): string {
  const search = new URLSearchParams()
  if (query !== '') search.set('query', query)
  if (kind !== 'all') search.set('kind', kind)
  if (page !== 1) search.set('page', String(page))
  return search.size === 0 ? paths.search : `${paths.search}?${search}`
}
