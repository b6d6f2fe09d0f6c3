import type { Point } from '../../platform/places/distance.ts'
import { nameWords, writtenOut } from '../../platform/text/abbreviations.ts'
import { fold } from '../../platform/text/fold.ts'
import type { Candidate } from './candidate.ts'
import { candidateTerms, hasSoundOf } from './candidate-terms.ts'
import { correctionDistance } from './correction-distance.ts'
import type { ParsedQuery, QueryToken } from './query-tokens.ts'

/**
 * The advantage of the most popular document over the least; smaller than that of a name that
 * matches.
 */
const popularityWeight = 0.7
/** The cost of a token that matches only by sound. */
const soundalikePenalty = 0.6
/** The cost of a corrected token, and of each letter that differs. */
const correctionPenalty = 0.6
/** The letter count of a correction without any close term. */
const missingDistance = 3

/**
 * The distance of a document from a query; lower is better. A match of the whole name costs least,
 * then the start of the name, the start of a word, and scattered words. Distance and popularity
 * decide between equal matches. `misspelt` tokens of the query are first corrected to the closest
 * terms of the document.
 */
export function matchCost(
  query: ParsedQuery,
  candidate: Candidate,
  location: Point | null,
  misspelt: readonly string[] = [],
): number {
  let cost = -popularityWeight * candidate.popularity - nearness(candidate, location)
  let meant = query
  for (const wrong of misspelt) {
    const right = closestTo(wrong, candidate)
    cost += correctionPenalty * (1 + right.distance)
    meant = replaceToken(meant, wrong, right.word ?? wrong)
  }
  for (const { text } of meant.words) {
    if (!misspelt.includes(text) && !includesPrefix(candidate, text)) cost += soundalikePenalty
  }
  return cost + Math.min(...formsOf(meant).map((form) => nameMatchCost(form, candidate)))
}

/** The words of a query, as typed and with the abbreviations of long names written out. */
interface QueryForm {
  readonly norm: string
  readonly core: string
  readonly words: readonly string[]
}

function formsOf({ norm, core, words }: ParsedQuery): readonly QueryForm[] {
  const typed = { norm, core, words: words.map(({ text }) => text) }
  const long = writtenOut(core)
  if (long === core) return [typed]
  return [typed, { norm: writtenOut(norm), core: long, words: long.split(' ') }]
}

/** The query with every occurrence of a token replaced. */
export function replaceToken(query: ParsedQuery, wrong: string, right: string): ParsedQuery {
  const replaceIn = (text: string) =>
    text
      .split(' ')
      .map((word) => (word === wrong ? right : word))
      .join(' ')
  const words = query.words.map((word) => (word.text === wrong ? { ...word, text: right } : word))
  return { ...query, norm: replaceIn(query.norm), core: replaceIn(query.core), words }
}

/** The term of a document that is closest to a misspelt word. */
export const closestTerm = (misspelt: string, candidate: Candidate): string | null =>
  closestTo(misspelt, candidate).word

/** Whether a document has a term of which the word can be a misspelling. */
export const hasCorrectionOf = (misspelt: string, candidate: Candidate): boolean =>
  candidateTerms(candidate).some(
    (word) => correctionDistance(misspelt, word) < Number.POSITIVE_INFINITY,
  )

/** The tokens that a document lacks, by spelling and by sound. */
export const missingTokens = (words: readonly QueryToken[], candidate: Candidate): QueryToken[] =>
  words.filter(({ text }) => !hasSoundOf(text, candidate))

/** Whether one of the tokens is in the document's name, not only in its place. */
export const isAnyInName = (words: readonly QueryToken[], { norm }: Candidate): boolean => {
  const forms = [...nameWords(norm)].map(fold)
  return words.some(({ text }) => {
    const typed = fold(text)
    return forms.some((form) => form.startsWith(typed))
  })
}

/** Whether a word starts with the text, by spelling. */
const includesPrefix = (candidate: Candidate, text: string) =>
  isAtWord(candidate.norm, text) || candidateTerms(candidate).some((word) => word.startsWith(text))

function closestTo(
  misspelt: string,
  candidate: Candidate,
): { word: string | null; distance: number } {
  let best: string | null = null
  let minDistance = missingDistance
  for (const word of candidateTerms(candidate)) {
    const distance = correctionDistance(misspelt, word)
    if (distance < minDistance) [best, minDistance] = [word, distance]
  }
  return { word: best, distance: minDistance }
}

function nameMatchCost({ norm, core, words }: QueryForm, candidate: Candidate): number {
  const { norm: name } = candidate
  if (name === norm || name === core) return -1
  if (name.startsWith(norm) || name.startsWith(core)) return 0
  if (core.startsWith(`${name} `) && isInPlace(core.slice(name.length + 1), candidate)) return 0
  if (isAtWord(name, norm) || isAtWord(name, core)) return 0.8
  const inName = name.split(' ')
  let inOrder = 0
  while (inOrder < words.length && inName[inOrder]?.startsWith(words[inOrder] ?? ' ')) {
    inOrder++
  }
  return 2 - inOrder / words.length
}

/** Whether all words after the whole name are those of the place: dps pune. */
function isInPlace(rest: string, candidate: Candidate): boolean {
  const terms = candidateTerms(candidate)
  return rest.split(' ').every((word) => terms.includes(word))
}

const isAtWord = (name: string, text: string) => name.startsWith(text) || name.includes(` ${text}`)

function nearness({ lat, lng }: Candidate, location: Point | null): number {
  if (!location || lat === null || lng === null) return 0
  return 2 * Math.exp(-2 * (Math.abs(lat - location.lat) + Math.abs(lng - location.lng)))
}
