import { type QueryPlace, wellKnown } from '../places/known-places.ts'
import { contains } from './choose-place.ts'
import { namesInTown } from './names-in-town.ts'
import type { PlaceSpan, ReadingContext, ReadingDraft } from './reading-draft.ts'
import { type Span, textOf } from './word-spans.ts'

/** The places with a phrase as one of their names, the best known first. */
export function placesNamed(
  phrase: string,
  { places, smallPlaces }: Pick<ReadingContext, 'places' | 'smallPlaces'>,
): QueryPlace[] {
  const known = places.named(phrase)
  const small = smallPlaces.get(phrase) ?? []
  return [...known, ...small.filter(({ slug }) => !known.some((place) => place.slug === slug))]
}

/**
 * Names of two or more words that are well known, that follow "in" or "near", or that lie in the town
 * they name: Noida Sector 62.
 */
export function placesOfManyWords({ words, taken, context }: ReadingDraft): PlaceSpan[] {
  const { vocabulary, places } = context
  const found: PlaceSpan[] = []
  const isOpen = taken.map((is) => !is)
  for (let length = places.longest; length >= 2; length--) {
    for (let from = 0; from + length <= words.length; from++) {
      const span = { from, to: from + length }
      if (!isOpen.slice(from, span.to).every(Boolean)) continue
      const phrase = textOf(words, span)
      const inTown = placesInTown(phrase, context)
      const candidates = inTown.length > 0 ? inTown : placesNamed(phrase, context)
      const [best] = candidates
      if (!best) continue
      const hasOwnWord = words
        .slice(from, span.to)
        .some((word) => vocabulary.meaningsOf(word).length === 0)
      const before = vocabulary.meaningsOf(words[from - 1] ?? '')
      const isMarked = before.some(({ type }) => type === 'in' || type === 'near')
      const isInDictionary = places.isInDictionary(phrase)
      const isKnown = best.importance >= wellKnown || inTown.length > 0 || isInDictionary
      if (!isMarked && !((hasOwnWord || isInDictionary) && isKnown)) continue
      const isInTown = inTown.length > 0
      found.push({ ...span, phrase, candidates, spellingCost: null, isInTown })
      isOpen.fill(false, from, span.to)
    }
  }
  return found
}

/** The places that lie in a town which the phrase begins or ends with: sector 62 noida. */
function placesInTown(phrase: string, context: ReadingContext): QueryPlace[] {
  const { meaningsOf } = context.vocabulary
  // Pune City is the town, and Hyderabad Public School a school.
  const isOwnName = (word: string) => /^\d+$/.test(word) || meaningsOf(word).length === 0
  const found = namesInTown(phrase, context.places)
    .filter(({ rest }) => rest.split(' ').every(isOwnName))
    .flatMap(({ town, name }) =>
      placesNamed(name, context).filter((place) => contains(town, place)),
    )
  return [...new Set(found)]
}

/** The longest name of a place at the end or the beginning of a run. */
export function longestPlaceIn(
  { from, to }: Span,
  words: readonly string[],
  context: ReadingContext,
): PlaceSpan | null {
  for (let length = Math.min(context.places.longest, to - from); length > 0; length--) {
    for (const start of [to - length, from]) {
      const span = { from: start, to: start + length }
      const phrase = textOf(words, span)
      const candidates = placesNamed(phrase, context)
      if (candidates.length > 0) return { ...span, phrase, candidates, spellingCost: null }
    }
  }
  return null
}
