import type { Pool } from 'pg'
import { type DocumentKind, wordKey } from './documents/keys.ts'
import { type EverythingRequest, findEverything } from './everything/search-everything.ts'
import { candidatesRepository } from './suggest/candidates.repository.ts'
import { type Finder, find } from './suggest/find.ts'
import { FrequentKeys } from './suggest/frequent-keys.ts'
import type { Point } from './suggest/grid-around.ts'
import { SwrCache } from './suggest/swr-cache.ts'
import { readQuery } from './suggest/typed-words.ts'

export interface SuggestRequest {
  /** What was typed so far. */
  readonly key: string
  readonly here: Point | null
  readonly limit: number
  /** One kind only; without it all. */
  readonly kind?: DocumentKind | null
  /** A word that a document must have, though nobody typed it. */
  readonly also?: string | undefined
}

/** Milliseconds that the names of filter values are kept; administrators seldom change them. */
const filterWordsKeptFor = 10_000

/** Searches on one database; keep one for a process, since it remembers which keys are frequent. */
export function createSearch(pool: Pool) {
  const repository = candidatesRepository(pool)
  const frequentKeys = new FrequentKeys((atLeast) => repository.frequent(atLeast))
  const filterWords = new SwrCache(() => repository.filterWords(), filterWordsKeptFor)
  const finder: Finder = { repository, frequentKeys, filterWords }
  return {
    /** What may be meant by the letters typed so far, the best first; none for no letters. */
    async suggest({ key, here, limit, kind = null, also }: SuggestRequest) {
      const query = also ? { ...readQuery(key), filterKeys: [wordKey(also)] } : readQuery(key)
      const found = await find(finder, { query, here, kind, limit })
      return found.candidates
    },

    /** The first few of each kind, or one page of one kind, with counts of all. */
    everything: (request: EverythingRequest) => findEverything(finder, request),
  }
}

export type Search = ReturnType<typeof createSearch>
