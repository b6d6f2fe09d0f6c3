import type { DocumentKind } from '../documents/keys.ts'
import type { Candidate, CandidatesRepository } from './candidates.repository.ts'
import { findCorrected } from './find-corrected.ts'
import type { FrequentKeys } from './frequent-keys.ts'
import type { Point } from './grid-around.ts'
import { type Frequencies, splitKeys, splitNear } from './key-split.ts'
import { Ranking, ranked } from './ranking.ts'
import { hasTogether, rejoinedWords } from './rejoined-words.ts'
import { stemmed } from './stems.ts'
import { keysOf, readQuery, type TypedQuery, type TypedWord } from './typed-words.ts'

export interface Search {
  readonly query: TypedQuery
  readonly here: Point | null
  /** One kind only; null for all. */
  readonly kind: DocumentKind | null
  /** How many are wanted. */
  readonly limit: number
}

export interface Found {
  /** The best first; near ones before all others where a place is known. */
  readonly candidates: readonly Candidate[]
  /** The query with its misspelt word put right, where one was. */
  readonly corrected: string | null
  /** Those found without putting anything right. */
  readonly literal: readonly Candidate[]
}

export interface Finder {
  readonly repository: CandidatesRepository
  readonly frequentKeys: FrequentKeys
}

/** No more near ones are ranked than these. */
const mostNear = 100
const mostStarting = 20

const nothing: Found = { candidates: [], corrected: null, literal: [] }

/** Finds what was meant: as it is spelt and as it sounds, then with one word put right. */
export async function find(finder: Finder, search: Search): Promise<Found> {
  if (search.query.words.length === 0) return nothing
  const frequencies = await finder.frequentKeys.counts()
  const ranking = new Ranking(search)
  await findLiteral(finder, search, frequencies, ranking)
  if (ranking.size === 0) await findOtherForms(finder, search, frequencies, ranking)
  const literal = ranking.best()
  if (ranking.isSettled) return { candidates: literal, corrected: null, literal }
  const corrected = await findCorrected(finder, search, frequencies, ranking)
  if (corrected !== null && search.here) {
    ranking.addNear(await findNear(finder, { ...search, query: readQuery(corrected) }, frequencies))
  }
  return { candidates: ranking.best(), corrected, literal }
}

/** What was typed with other endings, or with blanks elsewhere. */
async function findOtherForms(
  { repository }: Finder,
  { query, kind, limit }: Search,
  frequencies: Frequencies,
  ranking: Ranking,
): Promise<void> {
  const ask = (words: readonly TypedWord[]) =>
    repository.matching({
      ...splitKeys(keysOf(words, kind), frequencies),
      norm: query.norm,
      alternatives: null,
      kind,
      enough: limit,
      most: ranked(limit),
    })
  const stems = stemmed(query.words)
  if (stems) ranking.add(await ask(stems))
  if (ranking.size > 0) return
  const ways = await rejoinedWords(query.words, (keys) => repository.occurring(keys))
  for (const { words, together } of ways) {
    const found = await ask(words)
    ranking.add(found.filter((candidate) => hasTogether(together, candidate)))
    if (ranking.isSettled) return
  }
}

async function findNear(
  { repository }: Finder,
  { query, here, kind, limit }: Search,
  frequencies: Frequencies,
): Promise<Candidate[]> {
  if (!here) return []
  const split = splitNear(keysOf(query.words, kind), frequencies)
  const documents = Math.min(...split.required.map((key) => frequencies.get(key) ?? 0))
  return repository.near({ ...split, kind, here, documents, most: Math.min(limit, mostNear) })
}

async function findLiteral(
  finder: Finder,
  search: Search,
  frequencies: Frequencies,
  ranking: Ranking,
): Promise<void> {
  const { repository } = finder
  const { query, kind, limit } = search
  if (search.here) {
    ranking.addNear(await findNear(finder, search, frequencies))
    if (ranking.size >= limit) {
      if (query.words.length > 1) {
        ranking.addFamous(await repository.starting(query.norm, kind, mostStarting))
      }
      return
    }
  }
  const keys = keysOf(query.words, kind)
  const matching = {
    ...splitKeys(keys, frequencies),
    norm: query.norm,
    alternatives: null,
    kind,
    enough: limit,
    most: ranked(limit),
  }
  ranking.add(await repository.startingOrMatching(matching, mostStarting))
}
