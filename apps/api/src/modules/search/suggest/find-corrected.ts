import type { Candidate } from './candidate.ts'
import {
  type Correction,
  findAll,
  findWithAlternatives,
  findWithOthers,
  type WithOthers,
} from './correction-candidates.ts'
import type { CandidateSearch, FinderDeps } from './find.ts'
import { type Frequencies, rarestFirst } from './key-split.ts'
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
  allAlternatives,
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
/** Up to this many are checked if nothing else is found. */
const maxFewDocuments = 1_000

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
    const corrected = await correctEach(correction, likelyMisspelt(counted), 0)
    const isTried = rarest && rarest.own > 0 && rarest.own <= maxFewDocuments
    if (ranking.size > 0 || !isTried || words.length < distinctiveTokens) return corrected
    const byOther = await correctOtherToken(correction, rarest.word)
    return ranking.size > 0 ? byOther.corrected : addUnlike(correction, byOther.unlike)
  }
  const { corrected, unlike } = await correctOtherToken(correction, rarest.word)
  if (words.length >= distinctiveTokens && isFound(corrected, ranking)) return corrected
  const byRarest = await correctEach(correction, likelyMisspelt([rarest]), 0)
  if (ranking.size > 0 || words.length < distinctiveTokens) return byRarest ?? corrected
  return addUnlike(correction, unlike)
}

/** Corrects one token at a time until enough candidates are found. */
async function correctEach(
  correction: Correction,
  suspects: readonly CountedToken[],
  minRatio: number,
): Promise<string | null> {
  const { search, ranking } = correction
  const [first] = suspects
  let withoutFirst: WithOthers | null = null
  let firstAlternatives: Alternatives | null = null
  let corrected: string | null = null
  for (const suspect of suspects) {
    const { word } = suspect
    const withOthers = minRatio === 0 ? await findWithOthers(correction, word) : null
    if (suspect === first) withoutFirst = withOthers
    let found = withOthers?.isComplete ? withOthers.candidates : null
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
  if (allAlternatives(firstAlternatives).documents > 0)
    await addWithout(correction, first.word, withoutFirst?.candidates ?? null)
  return corrected
}

/** Corrects two tokens at once: documents with an alternative to either, and all other tokens. */
async function correctBoth(
  { repository, search, frequencies, ranking }: Correction,
  missing: readonly CountedToken[],
): Promise<string | null> {
  const { query, kind, limit } = search
  const wrong = missing.map(({ word }) => word)
  if (!wrong.every(({ text }) => canBeMisspelt(text))) return null
  const alternatives = await Promise.all(wrong.map((word) => findAlternatives(repository, word)))
  const meant = alternatives.map(allAlternatives).sort((a, b) => a.documents - b.documents)
  const [one, other] = meant
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

/**
 * Adds documents with the rarest token and all but one of the others, which may be misspelt. Returns
 * those that have nothing like the other token as well.
 */
async function correctOtherToken({ repository, search, ranking }: Correction, rarest: QueryToken) {
  const { query, kind } = search
  const others = query.words.filter((word) => word !== rarest)
  const found = await repository.allButOne(
    keysOf([rarest], search),
    others.map((word) => word.key),
    kind,
    maxRareDocuments,
  )
  const misspelt = new Map<Candidate, QueryToken>()
  const unlike: Candidate[] = []
  for (const candidate of found) {
    const [missing, ...more] = missingTokens(others, candidate)
    if (more.length > 0) continue
    // It has the sound of the token, but not its key.
    if (!missing) ranking.add([candidate])
    if (!missing) continue
    if (!canBeMisspelt(missing.text) || !hasCorrectionOf(missing.text, candidate)) {
      unlike.push(candidate)
      continue
    }
    ranking.add([candidate], [missing.text])
    misspelt.set(candidate, missing)
  }
  const [best] = ranking.best()
  const word = best && misspelt.get(best)
  return { corrected: word ? correctedText(query, word, best) : null, unlike }
}

/** Adds documents that lack one token. Returns the query without that which the best of them lacks. */
function addUnlike({ search, ranking }: Correction, unlike: readonly Candidate[]): string | null {
  ranking.add(unlike)
  const [best] = ranking.best()
  const [missing] = best ? missingTokens(search.query.words, best) : []
  if (!missing) return null
  const words = search.query.words.filter((word) => word !== missing)
  return words.map(({ text }) => text).join(' ')
}

/**
 * Whether the search can stop: there are enough candidates, or a name matches the corrected query.
 */
function isFound(corrected: string | null, ranking: Ranking): boolean {
  if (ranking.isSettled) return true
  if (corrected === null || corrected.length < distinctiveLength) return false
  return ranking.best()[0]?.norm.startsWith(corrected) ?? false
}

/**
 * Adds documents with all but the most doubtful token, if one of the other tokens is in the name.
 * `known` are documents with the other tokens, if they have been looked up.
 */
async function addWithout(
  correction: Correction,
  doubtful: QueryToken,
  known: Candidate[] | null,
): Promise<void> {
  const { search, ranking } = correction
  const words = search.query.words.filter((other) => other !== doubtful)
  if (words.length === 0) return
  const found = known ?? (await findAll(correction, words, search.limit))
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
