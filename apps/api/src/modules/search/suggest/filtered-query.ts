import { filterValueKey } from '../documents/keys.ts'
import { type FilterTerms, filterPhrase } from '../text/filter-terms.ts'
import type { Candidate } from './candidate.ts'
import { type ParsedQuery, tokenise } from './query-tokens.ts'
import { isStopWord } from './stop-words.ts'

/** A query with filter values: "cbse school in pune" is pune, filtered by CBSE. */
export interface FilteredQuery extends ParsedQuery {
  /** The recognised words, as they were typed: cbse, day boarding. */
  readonly filterPhrases: readonly string[]
}

/** Recognises filter values in a query; null if there are none. */
export function filteredQuery(query: ParsedQuery, known: FilterTerms): FilteredQuery | null {
  const words = query.norm.split(' ')
  const others: string[] = []
  const filterPhrases: string[] = []
  const filterKeys = new Set<number>()
  for (let at = 0; at < words.length; ) {
    const named = namedAt(words, at, known)
    if (named) {
      filterKeys.add(filterValueKey(named.id))
      filterPhrases.push(words.slice(at, at + named.length).join(' '))
    } else others.push(words[at] ?? '')
    at += named?.length ?? 1
  }
  if (filterKeys.size === 0) return null
  const remaining = others.filter((word) => !isStopWord(word))
  return {
    norm: query.norm,
    core: remaining.join(' '),
    words: tokenise(remaining),
    filterKeys: [...filterKeys],
    filterPhrases,
  }
}

/** The filter value with the longest phrase that starts at `at`. */
function namedAt(words: readonly string[], at: number, { ids, longest }: FilterTerms) {
  for (let length = Math.min(longest, words.length - at); length > 0; length--) {
    const id = ids.get(filterPhrase(words.slice(at, at + length)))
    if (id !== undefined) return { id, length }
  }
  return null
}

/** Whether the name itself contains the words of the filter values: CBSE Public School. */
export const isNamedAfter = ({ filterPhrases }: FilteredQuery, { norm }: Candidate): boolean =>
  filterPhrases.every((phrase) => ` ${norm} `.includes(` ${phrase} `))
