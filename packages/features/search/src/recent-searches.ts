import { storedAtom } from '@edbazaar/feature-shell'
import { atom } from 'jotai'

/** How many are kept, and how long one may be. */
const most = 6
const longest = 100

/** What was searched for in this browser, the latest first. */
export const recentSearchesAtom = storedAtom<readonly string[]>('recentSearches', {
  initial: [],
  isValue: isSearches,
})

/** Puts a search first; the same words, whatever their case, stand there once. */
export const rememberSearchAtom = atom(null, (_, set, query: string) =>
  set(recentSearchesAtom, (before) => withSearch(before, query)),
)

/** The searches with one more: trimmed, without doubles, at most six. */
export function withSearch(searches: readonly string[], query: string): readonly string[] {
  const words = query.trim().slice(0, longest)
  if (words === '') return searches
  const others = searches.filter((search) => search.toLowerCase() !== words.toLowerCase())
  return [words, ...others].slice(0, most)
}

function isSearches(stored: unknown): stored is readonly string[] {
  if (!Array.isArray(stored) || stored.length > most) return false
  return stored.every((one) => typeof one === 'string' && one.length > 0 && one.length <= longest)
}
