import type { JobSuggestion, Suggestion } from '@edbazaar/api-client'
import { paths } from '@edbazaar/feature-shell'
import type { SearchSuggestion } from '@edbazaar/ui/SearchBox'
import { messages } from './messages'

/** Where a suggestion leads: a school or product by slug, a job by id, otherwise a store by id. */
export function pathOf(suggestion: Suggestion): string {
  if (suggestion.type === 'School') return paths.school(suggestion.slug)
  if (suggestion.type === 'Product') return paths.product(suggestion.slug)
  return suggestion.type === 'Jobs' ? paths.job(suggestion.id) : paths.store(suggestion.id)
}

/** A suggestion as the search box shows it; `address` puts BASE_PATH before its path. */
export function toLine(
  suggestion: Suggestion,
  address: (path: string) => string,
): SearchSuggestion {
  const path = pathOf(suggestion)
  const kind = messages.kinds[suggestion.type]
  return { id: path, href: address(path), kind, imageSrc: suggestion.image, ...words(suggestion) }
}

function words(suggestion: Suggestion): { name: string; detail: string } {
  if (suggestion.type === 'Jobs') return jobWords(suggestion)
  if (suggestion.type === 'Product') return { name: suggestion.name, detail: suggestion.detail }
  return { name: suggestion.name, detail: suggestion.address }
}

function jobWords({ title, location }: JobSuggestion) {
  return { name: title, detail: location }
}
