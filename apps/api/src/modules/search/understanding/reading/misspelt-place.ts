import { dictionary } from '../dictionary/dictionary.ts'
import { choosePlace } from './choose-place.ts'
import { placesLike } from './doubtful-places.ts'
import type { PlaceRead, Reading } from './reading.ts'
import type { PlaceSpan, ReadingContext } from './reading-draft.ts'
import type { Span } from './word-spans.ts'

/** The most words of a misspelt place. */
const longest = 2

/**
 * The reading in which the last or the first words of the name are a misspelt place, and the rest is the
 * name: kv indirnagar. The words of another place are part of the name, as in delhi public school
 * indirnagar, unless the misspelt one lies in it. Null if there is no such place, or if no name is left.
 */
export function readMisspeltPlace(reading: Reading, context: ReadingContext): Reading | null {
  const { words, name, place } = reading
  if (place?.isMarked || place?.isCorrected) return null
  const ofName = name.split(' ')
  const places = endsOf(ofName, words).flatMap((span) => placesLike(words, span, context))
  const draft = { words, context, taken: [], meanings: [], places }
  const around = choosePlace([...places, ...spansOf(place, words)], draft)
  const found = around?.read.isCorrected ? around : choosePlace(places, draft)
  if (!found) return null
  const isOfPlace = (at: number) => found.used.some(({ from, to }) => from <= at && at < to)
  const mayBeName = new Set([...ofName, ...(place?.phrase.split(' ') ?? [])])
  const rest = withoutConnections(
    words.filter((word, at) => mayBeName.has(word) && !isOfPlace(at)),
    context,
  )
  if (!rest.some((word) => ofName.includes(word))) return null
  return { ...reading, place: found.read, name: rest.join(' '), possible: null }
}

/** The words without those at their end that only introduce a place. */
function withoutConnections(words: readonly string[], { vocabulary }: ReadingContext) {
  const introduces = (word: string) =>
    vocabulary.meaningsOf(word).some(({ type }) => type === 'in' || type === 'near')
  return words.slice(0, words.findLastIndex((word) => !introduces(word)) + 1)
}

/** The last and the first words of a name, without the whole name. */
function endsOf(ofName: readonly string[], words: readonly string[]): Span[] {
  const lengths = Array.from({ length: Math.min(longest, ofName.length - 1) }, (_, i) => i + 1)
  return lengths
    .flatMap((length) => [ofName.slice(-length), ofName.slice(0, length)])
    .filter((phrase) => !phrase.some(isCommonInNames))
    .flatMap((phrase) => spanOf(phrase, words))
}

const spansOf = (place: PlaceRead | null, words: readonly string[]): PlaceSpan[] =>
  place === null
    ? []
    : spanOf(place.phrase.split(' '), words).map((span) => ({
        ...span,
        phrase: place.phrase,
        candidates: [place.place],
        spellingCost: null,
      }))

const commonWords = new Set(dictionary.commonWords)
const isCommonInNames = (word: string) => commonWords.has(word) || dictionary.spellings.has(word)

/** Where words stand together in a query; empty if they do not. */
function spanOf(phrase: readonly string[], words: readonly string[]): Span[] {
  const from = words.findIndex((_, at) => phrase.every((word, i) => words[at + i] === word))
  return from < 0 ? [] : [{ from, to: from + phrase.length }]
}
