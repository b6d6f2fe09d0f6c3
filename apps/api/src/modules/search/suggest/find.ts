import { type DocumentKind, kindKey } from '../documents/keys.ts'
import type { Candidate, CandidatesRepository } from './candidates.repository.ts'
import type { FrequentKeys } from './frequent-keys.ts'
import type { Point } from './grid-around.ts'
import { type Frequencies, splitBeside, splitKeys, splitNear } from './key-split.ts'
import { closestWord, isNamedByAny, mayBeMeant, respell } from './rank.ts'
import { Ranking } from './ranking.ts'
import { hasTogether, rejoinedWords } from './rejoined-words.ts'
import { stemmed } from './stems.ts'
import { suspectWords } from './suspect-words.ts'
import { readQuery, type TypedQuery, type TypedWord } from './typed-words.ts'

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

/** Of the few that a box shows, more candidates are ranked; and no more near ones than these. */
const fewShown = 10
const perShown = 4
const mostNear = 100
const mostStarting = 20
const wordsThatSay = 3
/** A word is suspected where something was found if what it may mean is so many times as frequent. */
const unlikely = 50
/** What so many documents may have is found among the popular ones. */
const common = 20_000

const ranked = (limit: number) => (limit <= fewShown ? limit * perShown : limit)

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

/** Tries the words that occur least, one after the other, with what each may have meant. */
async function findCorrected(
  { repository }: Finder,
  search: Search,
  frequencies: Frequencies,
  ranking: Ranking,
): Promise<string | null> {
  const { query, kind, limit } = search
  const isDoubtful = ranking.size === 0 || query.words.length < wordsThatSay
  const suspects = suspectWords(repository, query.words, frequencies, isDoubtful ? 0 : unlikely)
  let corrected: string | null = null
  let rarest: TypedWord | null = null
  for await (const { word, alternatives, documents } of suspects) {
    rarest ??= word
    const others = keysOf(
      query.words.filter((other) => other !== word),
      kind,
    )
    const split = splitBeside(others, documents, frequencies)
    const most = ranked(limit)
    const isCommon = documents >= common
    const areOthersCommon = split.required.every((key) => (frequencies.get(key) ?? 0) >= common)
    const enough = isCommon ? (areOthersCommon ? 1 : limit) : most
    const matching = { ...split, norm: query.norm, alternatives, kind, enough, most }
    const found = await repository.matching(matching)
    const meant = found.filter((candidate) => mayBeMeant(word.text, candidate))
    ranking.add(meant, word.text)
    corrected ??= respelt(query, word, ranking.best()[0])
    if (ranking.isSettled) break
  }
  if (ranking.size === 0) await findWithout(rarest, repository, search, frequencies, ranking)
  return corrected
}

/** What has all but the word that is most in doubt, as far as one of the others is in its name. */
async function findWithout(
  rarest: TypedWord | null,
  repository: CandidatesRepository,
  { query, kind, limit }: Search,
  frequencies: Frequencies,
  ranking: Ranking,
): Promise<void> {
  const words = query.words.filter((other) => other !== rarest)
  if (!rarest || words.length === 0) return
  const split = splitKeys(keysOf(words, kind), frequencies)
  const most = ranked(limit)
  const rest = { ...split, norm: query.norm, alternatives: null, kind, enough: limit, most }
  const found = await repository.matching(rest)
  const named = found.filter((candidate) => isNamedByAny(words, candidate))
  ranking.add(named, rarest.text)
}

/** What must occur: the words, and the kind where that is rare enough to lead to the rest. */
export function keysOf(words: readonly TypedWord[], kind: DocumentKind | null): number[] {
  const keys = words.map((word) => word.key)
  return kind === null || kind === 'school' ? keys : [...keys, kindKey(kind)]
}

function respelt(query: TypedQuery, word: TypedWord, best: Candidate | undefined): string | null {
  const right = best && closestWord(word.text, best)
  return right && right !== word.text ? respell(query, word.text, right).norm : null
}
