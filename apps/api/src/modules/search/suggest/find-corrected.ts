import type { Candidate } from './candidates.repository.ts'
import type { CandidateSearch, FinderDeps } from './find.ts'
import { type Frequencies, rarestFirst, splitBeside, splitKeys } from './key-split.ts'
import {
  closestTerm,
  hasCorrectionOf,
  isAnyInName,
  missingTokens,
  replaceToken,
} from './match-cost.ts'
import { canBeMisspelt } from './misspellings.ts'
import {
  type Alternatives,
  type CountedToken,
  countTokens,
  findAlternatives,
  likelyMisspelt,
} from './misspelt-tokens.ts'
import { keysOf, type ParsedQuery, type QueryToken } from './query-tokens.ts'
import { candidateLimit, distinctiveLength, type Ranking } from './ranking.ts'

const distinctiveTokens = 3
/** If there are results, a token is corrected only to terms that are this many times as frequent. */
const frequencyRatio = 50
/** Up to this many documents of the rarest token are checked for a misspelling of another token. */
const maxRareDocuments = 200
/** If another token has at most this many documents, all documents with the other tokens are read. */
const maxReadDocuments = 10_000
/** Alternatives in this many documents are found among the popular ones. */
const commonDocuments = 20_000

interface Correction extends FinderDeps {
  readonly search: CandidateSearch
  readonly frequencies: Frequencies
  readonly ranking: Ranking
}

/**
 * Adds candidates with one corrected token, or with two if no document has either of them, and
 * returns the corrected query.
 */
export async function findCorrected(
  finder: FinderDeps,
  search: CandidateSearch,
  frequencies: Frequencies,
  ranking: Ranking,
): Promise<string | null> {
  const correction = { ...finder, search, frequencies, ranking }
  const { words } = search.query
  const counted = await countTokens(finder.repository, words, frequencies)
  if (ranking.size > 0 && words.length >= distinctiveTokens) {
    const rare = counted.filter(({ word }) => !frequencies.has(word.key))
    return correctEach(correction, likelyMisspelt(rare), frequencyRatio)
  }
  const missing = counted.filter(({ own }) => own === 0)
  if (ranking.size === 0 && missing.length === 2) return correctBoth(correction, missing)
  const [rarest] = counted
  if (!rarest || rarest.own === 0 || rarest.own > maxRareDocuments || words.length === 1) {
    return correctEach(correction, likelyMisspelt(counted), 0)
  }
  const corrected = await correctOtherToken(correction, rarest.word)
  if (words.length >= distinctiveTokens && isFound(corrected, ranking)) return corrected
  return (await correctEach(correction, likelyMisspelt([rarest]), 0)) ?? corrected
}

/** Corrects one token at a time until enough candidates are found. */
async function correctEach(
  correction: Correction,
  suspects: readonly CountedToken[],
  minRatio: number,
): Promise<string | null> {
  const { search, ranking } = correction
  const [first] = suspects
  let withoutFirst: Candidate[] | null = null
  let firstAlternatives: Alternatives | null = null
  let corrected: string | null = null
  for (const suspect of suspects) {
    const { word } = suspect
    const withOthers = minRatio === 0 ? await findWithOthers(correction, word) : null
    if (suspect === first) withoutFirst = withOthers
    let found = withOthers
    if (!found) {
      const meant = await findAlternatives(correction.repository, word)
      if (suspect === first) firstAlternatives = meant
      found = await findWithAlternatives(correction, suspect, meant, minRatio)
    }
    ranking.add(
      found.filter((candidate) => hasCorrectionOf(word.text, candidate)),
      [word.text],
    )
    corrected ??= correctedText(search.query, word, ranking.best()[0])
    if (isFound(corrected, ranking)) break
  }
  if (!first || ranking.size > 0) return corrected
  firstAlternatives ??= await findAlternatives(correction.repository, first.word)
  if (firstAlternatives.documents > 0) await addWithout(correction, first.word, withoutFirst)
  return corrected
}

/**
 * All documents with the other tokens, whatever the suspect means; null if these could be too many.
 */
async function findWithOthers(
  correction: Correction,
  suspect: QueryToken,
): Promise<Candidate[] | null> {
  const { search, frequencies } = correction
  const others = search.query.words.filter((word) => word !== suspect)
  const rarest = Math.min(...others.map(({ key }) => frequencies.get(key) ?? 0))
  if (others.length < 2 || rarest > maxReadDocuments) return null
  const limit = candidateLimit(search.limit)
  const found = await findAll(correction, others, limit)
  return found.length < limit ? found : null
}

/** Documents with one of the alternatives to the suspect, and all other tokens. */
async function findWithAlternatives(
  { repository, search, frequencies }: Correction,
  { word, own }: CountedToken,
  { keys, documents }: Alternatives,
  minRatio: number,
): Promise<Candidate[]> {
  const { query, kind } = search
  if (documents <= own * minRatio) return []
  const others = query.words.filter((other) => other !== word)
  const split = splitBeside(keysOf(others, search), documents, frequencies)
  const limit = candidateLimit(search.limit)
  const isCommon = documents >= commonDocuments
  const areOthersCommon = split.required.every(
    (key) => (frequencies.get(key) ?? 0) >= commonDocuments,
  )
  const enough = isCommon ? (areOthersCommon ? 1 : limit) : limit
  return repository.matching({
    ...split,
    norm: query.norm,
    alternatives: keys,
    kind,
    enough,
    limit,
  })
}

/** Corrects two tokens at once: documents with an alternative to either, and all other tokens. */
async function correctBoth(
  { repository, search, frequencies, ranking }: Correction,
  missing: readonly CountedToken[],
): Promise<string | null> {
  const { query, kind, limit } = search
  const wrong = missing.map(({ word }) => word)
  if (!wrong.every(({ text }) => canBeMisspelt(text))) return null
  const meant = await Promise.all(wrong.map((word) => findAlternatives(repository, word)))
  const [one, other] = meant.sort((a, b) => a.documents - b.documents)
  if (!one || !other || one.documents === 0) return null
  const others = query.words.filter((word) => !wrong.includes(word))
  const found = await repository.ofEach({
    alternatives: [one.keys, other.keys],
    beside: rarestFirst(keysOf(others, search), frequencies),
    kind,
    enough: limit,
    limit: candidateLimit(limit),
  })
  const texts = wrong.map(({ text }) => text)
  ranking.add(
    found.filter((candidate) => texts.every((text) => hasCorrectionOf(text, candidate))),
    texts,
  )
  const [best] = ranking.best()
  return best ? texts.reduce((all, text) => correctWord(all, text, best), query).norm : null
}

/** Adds documents with the rarest token and all but one of the others, which may be misspelt. */
async function correctOtherToken(
  { repository, search, ranking }: Correction,
  rarest: QueryToken,
): Promise<string | null> {
  const { query, kind } = search
  const others = query.words.filter((word) => word !== rarest)
  const found = await repository.allButOne(
    keysOf([rarest], search),
    others.map((word) => word.key),
    kind,
    maxRareDocuments,
  )
  const misspelt = new Map<Candidate, QueryToken>()
  for (const candidate of found) {
    const [missing, ...more] = missingTokens(others, candidate)
    if (!missing || more.length > 0) continue
    if (!canBeMisspelt(missing.text) || !hasCorrectionOf(missing.text, candidate)) continue
    ranking.add([candidate], [missing.text])
    misspelt.set(candidate, missing)
  }
  const [best] = ranking.best()
  const word = best && misspelt.get(best)
  return word ? correctedText(query, word, best) : null
}

/**
 * Whether the search can stop: there are enough candidates, or a name matches the corrected query.
 */
function isFound(corrected: string | null, ranking: Ranking): boolean {
  if (ranking.isSettled) return true
  if (corrected === null || corrected.length < distinctiveLength) return false
  return ranking.best()[0]?.norm.startsWith(corrected) ?? false
}

/** Documents with all tokens, the most popular first. */
const findAll = (
  { repository, search, frequencies }: Correction,
  words: readonly QueryToken[],
  enough: number,
): Promise<Candidate[]> =>
  repository.matching({
    ...splitKeys(keysOf(words, search), frequencies),
    norm: search.query.norm,
    alternatives: null,
    kind: search.kind,
    enough,
    limit: candidateLimit(search.limit),
  })

/**
 * Adds documents with all but the most doubtful token, if one of the other tokens is in the name.
 * `all` is the documents with the other tokens, if known.
 */
async function addWithout(
  correction: Correction,
  doubtful: QueryToken,
  all: Candidate[] | null,
): Promise<void> {
  const { search, ranking } = correction
  const words = search.query.words.filter((other) => other !== doubtful)
  if (words.length === 0) return
  const found = all ?? (await findAll(correction, words, search.limit))
  const named = found.filter((candidate) => isAnyInName(words, candidate))
  ranking.add(named, [doubtful.text])
}

function correctedText(
  query: ParsedQuery,
  word: QueryToken,
  best: Candidate | undefined,
): string | null {
  if (!best) return null
  const right = correctWord(query, word.text, best)
  return right === query ? null : right.norm
}

function correctWord(query: ParsedQuery, wrong: string, best: Candidate): ParsedQuery {
  const right = closestTerm(wrong, best)
  return right && right !== wrong ? replaceToken(query, wrong, right) : query
}
