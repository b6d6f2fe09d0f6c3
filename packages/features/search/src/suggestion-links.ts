import type { Suggestion } from '@edbazaar/api-client'
import { paths, type Translate } from '@edbazaar/feature-platform'
import type { SearchSuggestion } from '@edbazaar/ui/SearchBox'
import { messages } from './messages'

/** The path of a suggestion: a school or product by slug, a job by id, otherwise a store by id. */
export function pathOf(suggestion: Suggestion): string {
  if (suggestion.type === 'School') return paths.school(suggestion.slug)
  if (suggestion.type === 'Product') return paths.product(suggestion.slug)
  return suggestion.type === 'Jobs' ? paths.job(suggestion.id) : paths.store(suggestion.id)
}

/** Maps a suggestion to the search box's format; `address` adds BASE_PATH to its path. */
export function toSearchSuggestion(
  suggestion: Suggestion,
  address: (path: string) => string,
  t: Translate,
): SearchSuggestion {
  const path = pathOf(suggestion)
  const kind = t(messages.kinds[suggestion.type])
  return {
    id: path,
    href: address(path),
    kind,
    imageSrc: suggestion.image,
    ...nameAndDetail(suggestion),
  }
}

function nameAndDetail(suggestion: Suggestion): { name: string; detail: string } {
  if (suggestion.type === 'Jobs') return { name: suggestion.title, detail: suggestion.location }
  if (suggestion.type === 'Product') return { name: suggestion.name, detail: suggestion.detail }
  return { name: suggestion.name, detail: suggestion.address }
}
