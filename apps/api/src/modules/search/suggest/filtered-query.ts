import { filterValueKey } from '../documents/keys.ts'
import { type FilterWords, filterPhrase } from '../text/filter-words.ts'
import type { Candidate } from './candidates.repository.ts'
import { isNoise } from './noise-words.ts'
import { type TypedQuery, typedWords } from './typed-words.ts'

/** A query of which some words name filter values: "cbse school in pune" is pune, where CBSE is. */
export interface FilteredQuery extends TypedQuery {
  /** The words that were understood, as they were typed: cbse, day boarding. */
  readonly filterPhrases: readonly string[]
}

/** What the query asks for where it names filter values; null where it names none. */
export function filteredQuery(query: TypedQuery, known: FilterWords): FilteredQuery | null {
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
  const said = others.filter((word) => !isNoise(word))
  return {
    norm: query.norm,
    core: said.join(' '),
    words: typedWords(said),
    filterKeys: [...filterKeys],
    filterPhrases,
  }
}

/** The filter value that most words from `at` on name. */
function namedAt(words: readonly string[], at: number, { ids, longest }: FilterWords) {
  for (let length = Math.min(longest, words.length - at); length > 0; length--) {
    const id = ids.get(filterPhrase(words.slice(at, at + length)))
    if (id !== undefined) return { id, length }
  }
  return null
}

/** Whether the name itself has the words that name filter values: CBSE Public School. */
export const isNamedAfter = ({ filterPhrases }: FilteredQuery, { norm }: Candidate): boolean =>
  filterPhrases.every((phrase) => ` ${norm} `.includes(` ${phrase} `))
