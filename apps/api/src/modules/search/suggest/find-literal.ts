import type { Candidate } from './candidates.repository.ts'
import type { Finder, Search } from './find.ts'
import { type Frequencies, splitKeys, splitNear } from './key-split.ts'
import { type Ranking, ranked } from './ranking.ts'
import { hasTogether, rejoinedWords } from './rejoined-words.ts'
import { stemmed } from './stems.ts'
import { keysOf, type TypedWord } from './typed-words.ts'

/** No more near ones are ranked than these. */
const mostNear = 100
const mostStarting = 20

/** What was typed with other endings, or with blanks elsewhere. */
export async function findOtherForms(
  { repository }: Finder,
  search: Search,
  frequencies: Frequencies,
  ranking: Ranking,
): Promise<void> {
  const { query, kind, limit } = search
  const ask = (words: readonly TypedWord[]) =>
    repository.matching({
      ...splitKeys(keysOf(words, search), frequencies),
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

/** The nearest that have all words; none where no place is known. */
export async function findNear(
  { repository }: Finder,
  search: Search,
  frequencies: Frequencies,
): Promise<Candidate[]> {
  const { query, here, kind, limit } = search
  if (!here) return []
  const split = splitNear(keysOf(query.words, search), frequencies)
  const documents = Math.min(...split.required.map((key) => frequencies.get(key) ?? 0))
  return repository.near({ ...split, kind, here, documents, most: Math.min(limit, mostNear) })
}

/** What has all words as they are spelt or sound. */
export async function findLiteral(
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
      if (query.words.length > 1 && query.filterKeys.length === 0) {
        ranking.addFamous(await repository.starting(query.norm, kind, mostStarting))
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
    most: ranked(limit),
  }
  // Names tell nothing of what can be filtered by.
  const found = await (query.filterKeys.length > 0
    ? repository.matching(matching)
    : repository.startingOrMatching(matching, mostStarting))
  ranking.add(found)
}
