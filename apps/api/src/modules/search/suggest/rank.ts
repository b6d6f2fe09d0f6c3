import { nameWords } from '../text/abbreviations.ts'
import { editDistance } from '../text/edit-distance.ts'
import { fold } from '../text/fold.ts'
import { normalise } from '../text/normalise.ts'
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
 * within those. A `misspelt` word of the query is first put right by the document's closest word.
 */
export function distanceFrom(
  query: TypedQuery,
  candidate: Candidate,
  here: Point | null,
  misspelt: string | null = null,
): number {
  const words = new CandidateWords(candidate)
  let distance = -fame * candidate.popularity - nearness(candidate, here)
  let meant = query
  if (misspelt !== null) {
    const right = words.closestTo(misspelt)
    distance += misspelling * (1 + right.distance)
    meant = respell(query, misspelt, right.word ?? misspelt)
  }
  for (const { text } of meant.words) {
    if (text !== misspelt && !words.includePrefix(text)) distance += unspelt
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
  return { norm: put(query.norm), core: put(query.core), words }
}

/** The word of a document that a misspelt word is closest to. */
export const closestWord = (misspelt: string, candidate: Candidate): string | null =>
  new CandidateWords(candidate).closestTo(misspelt).word

/** Whether a document has a word of its own that the misspelt one may be. */
export const mayBeMeant = (misspelt: string, candidate: Candidate): boolean =>
  new CandidateWords(candidate).have((word) => isSlip(misspelt, word))

/** Whether one of the words is in the document's name, and not only in its place. */
export const isNamedByAny = (words: readonly TypedWord[], { norm }: Candidate): boolean => {
  const forms = [...nameWords(norm)].map(fold)
  return words.some(({ text }) => forms.some((form) => form.startsWith(fold(text))))
}

/** The words of a document's name and place, worked out when first needed. */
class CandidateWords {
  readonly #candidate: Candidate
  #all: string[] | undefined

  constructor(candidate: Candidate) {
    this.#candidate = candidate
  }

  includePrefix(text: string): boolean {
    return (
      isAtWord(this.#candidate.norm, text) || this.#words().some((word) => word.startsWith(text))
    )
  }

  have(isIt: (word: string) => boolean): boolean {
    return this.#words().some(isIt)
  }

  closestTo(misspelt: string): { word: string | null; distance: number } {
    let best: string | null = null
    let least = missing
    for (const word of this.#words()) {
      if (!isSlip(misspelt, word)) continue
      const distance = wordDistance(misspelt, word)
      if (distance < least) [best, least] = [word, distance]
    }
    return { word: best, distance: least }
  }

  #words(): string[] {
    const { norm, detail } = this.#candidate
    this.#all ??= [...nameWords(norm), ...nameWords(normalise(detail))]
    return this.#all
  }
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
  if (Math.abs(word.length - typed.length) <= 1) {
    const whole = editDistance(typed, word)
    if (whole <= 1) return whole
  }
  const partial = Math.min(
    editDistance(typed, word.slice(0, typed.length)),
    editDistance(typed, word.slice(0, typed.length + 1)),
    editDistance(typed, word.slice(0, Math.max(typed.length - 1, 0))),
  )
  return Math.min(editDistance(typed, word), partial + 0.2)
}

function nearness({ lat, lng }: Candidate, here: Point | null): number {
  if (!here || lat === null || lng === null) return 0
  return 2 * Math.exp(-2 * (Math.abs(lat - here.lat) + Math.abs(lng - here.lng)))
}
