import { storedAtom } from '@edbazaar/feature-platform'
import { atom } from 'jotai'

const maxSearches = 6
const maxLength = 100

/** Recent searches of this browser, the latest first. */
export const recentSearchesAtom = storedAtom<readonly string[]>('recentSearches', {
  initial: [],
  isValue: isSearches,
})

/** Adds a search. */
export const rememberSearchAtom = atom(null, (_, set, query: string) =>
  set(recentSearchesAtom, (before) => withSearch(before, query)),
)

/** Puts a search first: trimmed, without case-insensitive duplicates, at most six. */
export function withSearch(searches: readonly string[], query: string): readonly string[] {
  const text = query.trim().slice(0, maxLength)
  if (text === '') return searches
  const others = searches.filter((search) => search.toLowerCase() !== text.toLowerCase())
  return [text, ...others].slice(0, maxSearches)
}

function isSearches(stored: unknown): stored is readonly string[] {
  if (!Array.isArray(stored) || stored.length > maxSearches) return false
  return stored.every((one) => typeof one === 'string' && one.length > 0 && one.length <= maxLength)
}
