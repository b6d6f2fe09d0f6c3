import type { Candidate } from './candidate.ts'
import type { CandidateSearch, FinderDeps } from './find.ts'
import { type Frequencies, splitKeys, splitNear } from './key-split.ts'
import { keysOf, type ParsedQuery, type QueryToken } from './query-tokens.ts'
import { candidateLimit, type Ranking } from './ranking.ts'
import { stemTokens } from './stems.ts'
import { containsJoined, findWordBreaks, frequentSplits } from './word-breaks.ts'

/** The maximum number of nearby candidates to rank. */
const maxNear = 100
const maxStarting = 20

/** Finds the query with other word endings or other word breaks. */
export async function findOtherForms(
  { repository }: FinderDeps,
  search: CandidateSearch,
  frequencies: Frequencies,
  ranking: Ranking,
): Promise<void> {
  const { query, kind, limit } = search
  const match = (words: readonly QueryToken[]) =>
    repository.matching({
      ...splitKeys(keysOf(words, search), frequencies),
      norm: query.norm,
      alternatives: null,
      kind,
      enough: limit,
      limit: candidateLimit(limit),
    })
  const stems = stemTokens(query.words)
  if (stems) ranking.add(await match(stems))
  if (ranking.size > 0) return
  const wordBreaks = await findWordBreaks(query.words, (keys) => repository.countDocuments(keys))
  for (const { words, joined } of wordBreaks) {
    const found = await match(words)
    ranking.add(found.filter((candidate) => containsJoined(joined, candidate)))
    if (ranking.isSettled) return
  }
}

/**
 * Adds names in which a rare word of the query is two frequent words: most schools write Little Flower,
 * a few Littleflower.
 */
export async function findSplit(
  { repository }: FinderDeps,
  search: CandidateSearch,
  frequencies: Frequencies,
  ranking: Ranking,
): Promise<void> {
  const { query, kind, limit } = search
  for (const { words, joined } of frequentSplits(query.words, frequencies)) {
    const found = await repository.matching({
      ...splitKeys(keysOf(words, search), frequencies),
      norm: query.norm,
      alternatives: null,
      kind,
      enough: limit,
      limit: candidateLimit(limit),
    })
    ranking.add(found.filter((candidate) => containsJoined(joined, candidate)))
  }
}

/** The nearest documents with all tokens; empty without a location. */
export async function findNearby(
  { repository }: FinderDeps,
  search: CandidateSearch,
  frequencies: Frequencies,
): Promise<Candidate[]> {
  const { query, location, kind, limit } = search
  if (!location) return []
  return repository.near({
    ...splitNear(keysOf(query.words, search), frequencies),
    kind,
    location,
    terms: termsOf(search),
    limit: Math.min(limit, maxNear),
  })
}

/** One or two letters are the beginning of too many words to tell documents apart. */
const minTerm = 3

const termsOf = ({ query, kind }: CandidateSearch) =>
  keysOf(
    query.words.filter(({ text }) => text.length >= minTerm),
    { query, kind },
  ).length

/** Documents with all tokens, as spelt or by sound. */
export async function findLiteral(
  finder: FinderDeps,
  search: CandidateSearch,
  frequencies: Frequencies,
  ranking: Ranking,
): Promise<void> {
  const { repository } = finder
  const { query, kind, limit } = search
  if (search.location) {
    ranking.addNearby(await findNearby(finder, search, frequencies))
    if (ranking.size >= limit) {
      if (query.words.length > 1 && query.filterKeys.length === 0) {
        ranking.addExactName(await repository.starting(query.norm, kind, maxStarting))
      }
      return
    }
  }
  const matching = {
    ...splitKeys(keysOf(query.words, search), frequencies),
    norm: query.norm,
    alternatives: null,
    kind,
    enough: limit,
    limit: candidateLimit(limit),
  }
  // Names say nothing about filter values.
  if (query.filterKeys.length > 0) return ranking.add(await repository.matching(matching))
  ranking.add(await repository.startingOrMatching(matching, maxStarting))
  if (repeatsWord(query)) ranking.add(await repository.starting(query.core, kind, maxStarting))
}

/**
 * Whether a word occurs twice: many schools of villages have the name of the village, so that a
 * name and its place repeat it, as in "gps rahoun rahoun".
 */
const repeatsWord = ({ norm }: ParsedQuery) => {
  const words = norm.split(' ')
  return new Set(words).size < words.length
}
