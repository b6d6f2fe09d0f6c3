import type { Point } from '../platform/places/distance.ts'
import { wordKey } from '../platform/text/word-keys.ts'
import { type DocumentKind, filterValueKey } from './documents/keys.ts'
import { type SearchResultsRequest, searchResults } from './results/search-results.ts'
import type { CandidatesRepository } from './suggest/candidates.repository.ts'
import { type FinderDeps, find } from './suggest/find.ts'
import { FrequentKeys } from './suggest/frequent-keys.ts'
import { isAnyInName } from './suggest/match-cost.ts'
import { parseQuery } from './suggest/query-tokens.ts'
import { SwrCache } from './suggest/swr-cache.ts'

export interface SuggestRequest {
  /** The text typed so far. */
  readonly key: string
  readonly location: Point | null
  readonly limit: number
  /** One kind only; all kinds by default. */
  readonly kind?: DocumentKind | null
  /** A word that documents must have in addition to the typed ones. */
  readonly also?: string | undefined
}

/** Milliseconds until the filter terms are read again; admins seldom change them. */
const filterTermsMaxAge = 10_000

/** Search on one database. Create one per process: it caches which keys are frequent. */
export function createSearch(repository: CandidatesRepository) {
  const frequentKeys = new FrequentKeys((atLeast) => repository.frequent(atLeast))
  const filterTerms = new SwrCache(() => repository.filterTerms(), filterTermsMaxAge)
  const finder: FinderDeps = { repository, frequentKeys, filterTerms }
  return {
    /** Reads what every search needs, so that the first search does not wait for it. */
    async warmUp(): Promise<void> {
      await Promise.all([frequentKeys.counts(), filterTerms.get()])
    },

    /** Suggestions for the text typed so far, the best first; empty without letters or digits. */
    async suggest({ key, location, limit, kind = null, also }: SuggestRequest) {
      const found = await find(finder, { query: queryFor(key, also), location, kind, limit })
      return found.candidates
    },

    /** Documents with all words as typed, the best first. */
    async literal({ key, location, limit, kind = null, also }: SuggestRequest) {
      const search = { query: queryFor(key, also), location, kind, limit, isLiteral: true }
      return (await find(finder, search)).literal
    },

    /** The schools with the name, the nearest first, with the filter values. */
    async named(name: string, location: Point, filterIds: readonly number[], limit: number) {
      const query = { ...parseQuery(name), filterKeys: filterIds.map(filterValueKey) }
      return (await find(finder, { query, location, kind: 'school', limit })).candidates
    },

    /** The schools with all words in their name as typed, the nearest first, with the filter values. */
    async havingName(name: string, location: Point, filterIds: readonly number[], limit: number) {
      const query = { ...parseQuery(name), filterKeys: filterIds.map(filterValueKey) }
      const search = { query, location, kind: 'school', limit, isLiteral: true } as const
      const { literal } = await find(finder, search)
      return literal.filter((each) => query.words.every((word) => isAnyInName([word], each)))
    },

    /** The schools with all words in their name or place, and with the filter values. */
    async schoolsWith(words: string, filterIds: readonly number[], limit: number) {
      const query = { ...parseQuery(words), filterKeys: filterIds.map(filterValueKey) }
      const search = { query, location: null, kind: 'school', limit, isLiteral: true } as const
      return (await find(finder, search)).literal
    },

    /** The documents of one kind, in the order of the ids. */
    async documents(kind: DocumentKind, ids: readonly number[]) {
      const documents = await repository.documents(kind, ids)
      const found = new Map(documents.map((each) => [each.ref_id, each]))
      return ids.flatMap((id) => found.get(id) ?? [])
    },

    /** The keys under which documents store the words of a text, as typed so far. */
    wordKeys: (text: string): number[] => parseQuery(text).words.map(({ key }) => key),

    /** The first few results of each kind, or one page of one kind, with the counts of all kinds. */
    results: (request: SearchResultsRequest) => searchResults(finder, request),
  }
}

export type Search = ReturnType<typeof createSearch>

/** The query of a text, for documents that also have another word. */
function queryFor(key: string, also: string | undefined) {
  const query = parseQuery(key)
  return also === undefined ? query : { ...query, filterKeys: [wordKey(also)] }
}
