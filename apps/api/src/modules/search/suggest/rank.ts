import { nameWords } from '../text/abbreviations.ts'
import { beginningDistances } from '../text/edit-distance.ts'
import { fold } from '../text/fold.ts'
import { candidateWords, soundsIncluded } from './candidate-words.ts'
import type { Candidate } from './candidates.repository.ts'
import type { Point } from './grid-around.ts'
import { isSlip } from './slip.ts'
import type { TypedQuery, TypedWord } from './typed-words.ts'

/** What the most popular is ahead of the least: less than the beginning of a name counts. */
const fame = 0.7
/** A word that is not there as it was typed, only as it sounds. */
const unspelt = 0.6
/** For having to put a word right, and for each letter that differs. */
const misspelling = 0.6
/** Letters that differ in a word that is not there at all. */
const missing = 3

/**
 * How far a document is from what was typed, less is better: the whole name, then the beginning of
 * the name, then the beginning of a word, then words here and there; nearness and popularity decide
 * within those. `misspelt` words of the query are first put right by the document's closest words.
 */
export function distanceFrom(
  query: TypedQuery,
  candidate: Candidate,
  here: Point | null,
  misspelt: readonly string[] = [],
): number {
  let distance = -fame * candidate.popularity - nearness(candidate, here)
  let meant = query
  for (const wrong of misspelt) {
    const right = closestTo(wrong, candidate)
    distance += misspelling * (1 + right.distance)
    meant = respell(meant, wrong, right.word ?? wrong)
  }
  for (const { text } of meant.words) {
    if (!misspelt.includes(text) && !includesPrefix(candidate, text)) distance += unspelt
  }
  return distance + placeInName(meant, candidate.norm)
}

/** The query with one word put right, as often as it occurs. */
export function respell(query: TypedQuery, wrong: string, right: string): TypedQuery {
  const put = (text: string) =>
    text
      .split(' ')
      .map((word) => (word === wrong ? right : word))
      .join(' ')
  const words = query.words.map((word) => (word.text === wrong ? { ...word, text: right } : word))
  return { ...query, norm: put(query.norm), core: put(query.core), words }
}

/** The word of a document that a misspelt word is closest to. */
export const closestWord = (misspelt: string, candidate: Candidate): string | null =>
  closestTo(misspelt, candidate).word

/** Whether a document has a word of its own that the misspelt one may be. */
export const mayBeMeant = (misspelt: string, candidate: Candidate): boolean =>
  candidateWords(candidate).some((word) => isSlip(misspelt, word))

/** Those of the words that a document has not, neither as they are spelt nor as they sound. */
export const missingWords = (words: readonly TypedWord[], candidate: Candidate): TypedWord[] =>
  words.filter(({ text }) => !soundsIncluded(text, candidate))

/** Whether one of the words is in the document's name, and not only in its place. */
export const isNamedByAny = (words: readonly TypedWord[], { norm }: Candidate): boolean => {
  const forms = [...nameWords(norm)].map(fold)
  return words.some(({ text }) => forms.some((form) => form.startsWith(fold(text))))
}

/** Whether it has a word that begins so, as it is spelt. */
const includesPrefix = (candidate: Candidate, text: string) =>
  isAtWord(candidate.norm, text) || candidateWords(candidate).some((word) => word.startsWith(text))

function closestTo(
  misspelt: string,
  candidate: Candidate,
): { word: string | null; distance: number } {
  let best: string | null = null
  let least = missing
  for (const word of candidateWords(candidate)) {
    if (!isSlip(misspelt, word)) continue
    const distance = wordDistance(misspelt, word)
    if (distance < least) [best, least] = [word, distance]
  }
  return { word: best, distance: least }
}

function placeInName({ norm, core, words }: TypedQuery, name: string): number {
  if (name === norm || name === core) return -1
  if (name.startsWith(norm) || name.startsWith(core)) return 0
  if (isAtWord(name, norm) || isAtWord(name, core)) return 0.8
  const inName = name.split(' ')
  let inOrder = 0
  while (inOrder < words.length && inName[inOrder]?.startsWith(words[inOrder]?.text ?? ' ')) {
    inOrder++
  }
  return 2 - inOrder / words.length
}

const isAtWord = (name: string, text: string) => name.startsWith(text) || name.includes(` ${text}`)

/** Edits to the word, or to as much of it as may have been typed. */
function wordDistance(typed: string, word: string): number {
  const distances = beginningDistances(typed, word)
  const to = (letters: number) => distances[Math.min(letters, word.length)] ?? 0
  const whole = to(word.length)
  if (Math.abs(word.length - typed.length) <= 1 && whole <= 1) return whole
  const partial = Math.min(to(typed.length), to(typed.length + 1), to(typed.length - 1))
  return Math.min(whole, partial + 0.2)
}

function nearness({ lat, lng }: Candidate, here: Point | null): number {
  if (!here || lat === null || lng === null) return 0
  return 2 * Math.exp(-2 * (Math.abs(lat - here.lat) + Math.abs(lng - here.lng)))
}
