import type { Candidate } from './candidates.repository.ts'
import type { Finder, Search } from './find.ts'
import { type Frequencies, rarestFirst, splitBeside, splitKeys } from './key-split.ts'
import { canBeMisspelt } from './misspellings.ts'
import { closestWord, isNamedByAny, mayBeMeant, missingWords, respell } from './rank.ts'
import { lettersThatSay, type Ranking, ranked } from './ranking.ts'
import {
  type Alternatives,
  alternativesOf,
  type CountedWord,
  countWords,
  suspectWords,
} from './suspect-words.ts'
import { keysOf, type TypedQuery, type TypedWord } from './typed-words.ts'

const wordsThatSay = 3
/** A word is suspected where something was found if what it may mean is so many times as frequent. */
const unlikely = 50
/** A word that so few documents have leads to those in which another one is spelt otherwise. */
const fewOwn = 200
/** With a word that is not more frequent, others may leave few enough documents to read them all. */
const fewBeside = 10_000
/** What so many documents may have is found among the popular ones. */
const common = 20_000

interface Correction extends Finder {
  readonly search: Search
  readonly frequencies: Frequencies
  readonly ranking: Ranking
}

/**
 * Adds what is found with one word put right, or with the two that no document has, and tells how
 * the query is spelt then.
 */
export async function findCorrected(
  finder: Finder,
  search: Search,
  frequencies: Frequencies,
  ranking: Ranking,
): Promise<string | null> {
  const correction = { ...finder, search, frequencies, ranking }
  const { words } = search.query
  const counted = await countWords(finder.repository, words, frequencies)
  if (ranking.size > 0 && words.length >= wordsThatSay) {
    const rare = counted.filter(({ word }) => !frequencies.has(word.key))
    return correctEach(correction, suspectWords(rare), unlikely)
  }
  const missing = counted.filter(({ own }) => own === 0)
  if (ranking.size === 0 && missing.length === 2) return correctBoth(correction, missing)
  const [rarest] = counted
  if (!rarest || rarest.own === 0 || rarest.own > fewOwn || words.length === 1) {
    return correctEach(correction, suspectWords(counted), 0)
  }
  const corrected = await correctBeside(correction, rarest.word)
  if (words.length >= wordsThatSay && isFound(corrected, ranking)) return corrected
  return (await correctEach(correction, suspectWords([rarest]), 0)) ?? corrected
}

/** Puts one word right after the other, until enough is found. */
async function correctEach(
  correction: Correction,
  suspects: readonly CountedWord[],
  timesMore: number,
): Promise<string | null> {
  const { search, ranking } = correction
  const [first] = suspects
  let besideFirst: Candidate[] | null = null
  let firstMayMean: Alternatives | null = null
  let corrected: string | null = null
  for (const suspect of suspects) {
    const { word } = suspect
    const beside = timesMore === 0 ? await findAllBeside(correction, word) : null
    if (suspect === first) besideFirst = beside
    let found = beside
    if (!found) {
      const meant = await alternativesOf(correction.repository, word)
      if (suspect === first) firstMayMean = meant
      found = await findAlternatives(correction, suspect, meant, timesMore)
    }
    ranking.add(
      found.filter((candidate) => mayBeMeant(word.text, candidate)),
      [word.text],
    )
    corrected ??= respelt(search.query, word, ranking.best()[0])
    if (isFound(corrected, ranking)) break
  }
  if (!first || ranking.size > 0) return corrected
  firstMayMean ??= await alternativesOf(correction.repository, first.word)
  if (firstMayMean.documents > 0) await addWithout(correction, first.word, besideFirst)
  return corrected
}

/** All that has the other words, whatever the suspect may mean; null where that may be too much. */
async function findAllBeside(
  correction: Correction,
  suspect: TypedWord,
): Promise<Candidate[] | null> {
  const { search, frequencies } = correction
  const others = search.query.words.filter((word) => word !== suspect)
  const rarest = Math.min(...others.map(({ key }) => frequencies.get(key) ?? 0))
  if (others.length < 2 || rarest > fewBeside) return null
  const most = ranked(search.limit)
  const found = await findAll(correction, others, most)
  return found.length < most ? found : null
}

/** What has one of the words that the suspect may mean, and all others. */
async function findAlternatives(
  { repository, search, frequencies }: Correction,
  { word, own }: CountedWord,
  { keys, documents }: Alternatives,
  timesMore: number,
): Promise<Candidate[]> {
  const { query, kind, limit } = search
  if (documents <= own * timesMore) return []
  const others = query.words.filter((other) => other !== word)
  const split = splitBeside(keysOf(others, search), documents, frequencies)
  const most = ranked(limit)
  const isCommon = documents >= common
  const areOthersCommon = split.required.every((key) => (frequencies.get(key) ?? 0) >= common)
  const enough = isCommon ? (areOthersCommon ? 1 : limit) : most
  return repository.matching({ ...split, norm: query.norm, alternatives: keys, kind, enough, most })
}

/** Puts two words right at once: what has something that either may mean, and all other words. */
async function correctBoth(
  { repository, search, frequencies, ranking }: Correction,
  missing: readonly CountedWord[],
): Promise<string | null> {
  const { query, kind, limit } = search
  const wrong = missing.map(({ word }) => word)
  if (!wrong.every(({ text }) => canBeMisspelt(text))) return null
  const meant = await Promise.all(wrong.map((word) => alternativesOf(repository, word)))
  const [one, other] = meant.sort((a, b) => a.documents - b.documents)
  if (!one || !other || one.documents === 0) return null
  const others = query.words.filter((word) => !wrong.includes(word))
  const found = await repository.ofEach({
    alternatives: [one.keys, other.keys],
    beside: rarestFirst(keysOf(others, search), frequencies),
    kind,
    enough: limit,
    most: ranked(limit),
  })
  const texts = wrong.map(({ text }) => text)
  ranking.add(
    found.filter((candidate) => texts.every((text) => mayBeMeant(text, candidate))),
    texts,
  )
  const [best] = ranking.best()
  return best ? texts.reduce((all, text) => respeltWord(all, text, best), query).norm : null
}

/** Adds what has the rarest word and all others but one, which may be misspelt. */
async function correctBeside(
  { repository, search, ranking }: Correction,
  rarest: TypedWord,
): Promise<string | null> {
  const { query, kind } = search
  const others = query.words.filter((word) => word !== rarest)
  const found = await repository.allButOne(
    keysOf([rarest], search),
    others.map((word) => word.key),
    kind,
    fewOwn,
  )
  const misspelt = new Map<Candidate, TypedWord>()
  for (const candidate of found) {
    const [missing, ...more] = missingWords(others, candidate)
    if (!missing || more.length > 0) continue
    if (!canBeMisspelt(missing.text) || !mayBeMeant(missing.text, candidate)) continue
    ranking.add([candidate], [missing.text])
    misspelt.set(candidate, missing)
  }
  const [best] = ranking.best()
  const word = best && misspelt.get(best)
  return word ? respelt(query, word, best) : null
}

/** Whether nothing more needs to be looked for: enough, or a name that goes as it was put right. */
function isFound(corrected: string | null, ranking: Ranking): boolean {
  if (ranking.isSettled) return true
  if (corrected === null || corrected.length < lettersThatSay) return false
  return ranking.best()[0]?.norm.startsWith(corrected) ?? false
}

/** All that has the words, the popular first. */
const findAll = (
  { repository, search, frequencies }: Correction,
  words: readonly TypedWord[],
  enough: number,
): Promise<Candidate[]> =>
  repository.matching({
    ...splitKeys(keysOf(words, search), frequencies),
    norm: search.query.norm,
    alternatives: null,
    kind: search.kind,
    enough,
    most: ranked(search.limit),
  })

/**
 * Adds what has all but the word most in doubt, as far as one of the others is in its name; `all` is
 * what has the others, where that is known.
 */
async function addWithout(
  correction: Correction,
  doubtful: TypedWord,
  all: Candidate[] | null,
): Promise<void> {
  const { search, ranking } = correction
  const words = search.query.words.filter((other) => other !== doubtful)
  if (words.length === 0) return
  const found = all ?? (await findAll(correction, words, search.limit))
  const named = found.filter((candidate) => isNamedByAny(words, candidate))
  ranking.add(named, [doubtful.text])
}

function respelt(query: TypedQuery, word: TypedWord, best: Candidate | undefined): string | null {
  if (!best) return null
  const right = respeltWord(query, word.text, best)
  return right === query ? null : right.norm
}

function respeltWord(query: TypedQuery, wrong: string, best: Candidate): TypedQuery {
  const right = closestWord(wrong, best)
  return right && right !== wrong ? respell(query, wrong, right) : query
}
