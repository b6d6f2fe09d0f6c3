import type { SearchSuggestions, SuggestedSearch, Suggestion } from '@edbazaar/api-client'
import { paths, type Translate } from '@edbazaar/feature-platform'
import type { SearchSuggestion } from '@edbazaar/ui/SearchBox'
import { messages } from './messages'

/** A search in the suggestions: one that was understood, the schools of a place, or an earlier one. */
export interface SearchLine {
  type: 'Search' | 'Popular' | 'Place' | 'Recent'
  name: string
  detail: string
  query: string
  /** Number of results; null if unknown. */
  total: number | null
}

/** A line of the suggestions. */
export type BoxSuggestion = Suggestion | SearchLine

/** The lines of a response: the search that was understood, then places, then names. */
export function toBoxSuggestions(
  { places, names }: Pick<SearchSuggestions, 'places' | 'names'>,
  understood: readonly SearchLine[],
): BoxSuggestion[] {
  const lines = places.map(
    ({ name, detail, query }): SearchLine => ({ type: 'Place', name, detail, query, total: null }),
  )
  return [...understood, ...lines, ...names]
}

/** A search that the API describes, with its label. */
export const searchLine = (
  type: 'Search' | 'Popular',
  { query, total }: SuggestedSearch,
  name: string,
): SearchLine => ({ type, name, detail: '', query, total })

const maxLines = 10

/** The lines of an empty box: earlier searches of this browser, then popular ones. */
export function blankSuggestions(
  recent: readonly string[],
  popular: readonly SearchLine[],
): BoxSuggestion[] {
  const lines = recent.map(
    (query): SearchLine => ({ type: 'Recent', name: query, detail: '', query, total: null }),
  )
  const others = popular.filter(({ query }) => !recent.includes(query))
  return [...lines, ...others].slice(0, maxLines)
}

/**
 * The path of a suggestion: the results of a recent search, the list that another search asks for, a
 * school or product by slug, a job by id, otherwise a store by id.
 */
export function pathOf(suggestion: BoxSuggestion): string {
  if (suggestion.type === 'Recent') return paths.searchFor(suggestion.query)
  if ('query' in suggestion) return paths.listFor(suggestion.query)
  if (suggestion.type === 'School') return paths.school(suggestion.slug)
  if (suggestion.type === 'Product') return paths.product(suggestion.slug)
  return suggestion.type === 'Jobs' ? paths.job(suggestion.id) : paths.store(suggestion.id)
}

/** Maps a suggestion to the search box's format; `pathWithBase` adds BASE_PATH to its path. */
export function toSearchSuggestion(
  suggestion: BoxSuggestion,
  pathWithBase: (path: string) => string,
  t: Translate,
): SearchSuggestion {
  const path = pathOf(suggestion)
  const common = { id: path, href: pathWithBase(path), kind: t(messages.kinds[suggestion.type]) }
  if ('query' in suggestion) {
    const { type, name, detail, total } = suggestion
    const count = total === null ? detail : t(messages.found(total))
    return { ...common, name, detail: count, icon: type === 'Place' ? 'place' : 'search' }
  }
  return { ...common, imageSrc: suggestion.image, ...nameAndDetail(suggestion) }
}

function nameAndDetail(suggestion: Suggestion): { name: string; detail: string } {
  if (suggestion.type === 'Jobs') return { name: suggestion.title, detail: suggestion.location }
  if (suggestion.type === 'Product') return { name: suggestion.name, detail: suggestion.detail }
  return { name: suggestion.name, detail: suggestion.address }
}
