import type {
  SearchMeaning,
  SearchSuggestions,
  SuggestedSearch,
  Suggestion,
} from '@edbazaar/api-client'
import { paths, type Translate } from '@edbazaar/feature-platform'
import type { SearchSuggestion } from '@edbazaar/ui/SearchBox'
import { meaningLabel } from './meaning/meaning-label'
import { messages } from './messages'

/** A search in the suggestions: the schools of a place, or an earlier search. */
interface SearchLine {
  type: 'Place' | 'Recent'
  name: string
  detail: string
  query: string
}

/** A search that is described by its parts. */
interface MeaningLine {
  type: 'Search' | 'Popular'
  meaning: SearchMeaning
  query: string
  /** Number of results; null if unknown. */
  total: number | null
}

/** A line of the suggestions. */
export type BoxSuggestion = Suggestion | SearchLine | MeaningLine

/** The lines of a response: the search that was understood, then places, then names. */
export function toBoxSuggestions({
  understood,
  places,
  names,
}: SearchSuggestions): BoxSuggestion[] {
  const search: MeaningLine[] = understood ? [{ type: 'Search', ...understood }] : []
  const lines = places.map(
    ({ name, detail, query }): SearchLine => ({ type: 'Place', name, detail, query }),
  )
  return [...search, ...lines, ...names]
}

const maxLines = 10

/** The lines of an empty box: earlier searches of this browser, then popular ones. */
export function blankSuggestions(
  recent: readonly string[],
  popular: readonly SuggestedSearch[],
): BoxSuggestion[] {
  const lines = recent.map(
    (query): SearchLine => ({ type: 'Recent', name: query, detail: '', query }),
  )
  const others = popular
    .filter(({ query }) => !recent.includes(query))
    .map((search): MeaningLine => ({ type: 'Popular', ...search }))
  return [...lines, ...others].slice(0, maxLines)
}

/**
 * The path of a suggestion: the results of a search, a school or product by slug, a job by id,
 * otherwise a store by id.
 */
export function pathOf(suggestion: BoxSuggestion): string {
  if ('query' in suggestion) return paths.searchFor(suggestion.query)
  if (suggestion.type === 'School') return paths.school(suggestion.slug)
  if (suggestion.type === 'Product') return paths.product(suggestion.slug)
  return suggestion.type === 'Jobs' ? paths.job(suggestion.id) : paths.store(suggestion.id)
}

/** Maps a suggestion to the search box's format; `address` adds BASE_PATH to its path. */
export function toSearchSuggestion(
  suggestion: BoxSuggestion,
  address: (path: string) => string,
  t: Translate,
): SearchSuggestion {
  const path = pathOf(suggestion)
  const common = { id: path, href: address(path), kind: t(messages.kinds[suggestion.type]) }
  if ('meaning' in suggestion) {
    const { meaning, total } = suggestion
    const detail = total === null ? '' : t(messages.found(total))
    return { ...common, name: meaningLabel(meaning, t), detail, icon: 'search' }
  }
  if ('query' in suggestion) {
    const { type, name, detail } = suggestion
    return { ...common, name, detail, icon: type === 'Place' ? 'place' : 'search' }
  }
  return { ...common, imageSrc: suggestion.image, ...nameAndDetail(suggestion) }
}

function nameAndDetail(suggestion: Suggestion): { name: string; detail: string } {
  if (suggestion.type === 'Jobs') return { name: suggestion.title, detail: suggestion.location }
  if (suggestion.type === 'Product') return { name: suggestion.name, detail: suggestion.detail }
  return { name: suggestion.name, detail: suggestion.address }
}
