import { contains } from './choose-place.ts'
import { longestPlaceIn, placesNamed } from './place-phrases.ts'
import {
  isAsked,
  isMarked,
  type PlaceSpan,
  type ReadingContext,
  type ReadingDraft,
} from './reading-draft.ts'
import { openRuns, type Span, textOf } from './word-spans.ts'

/** A name of this importance is a place, whatever else the query says. */
export const certainImportance = 0.3

/** Places that few people know, if nothing else explains the words. */
export function smallPlaces(draft: ReadingDraft): PlaceSpan[] {
  const runs = openRuns(draft.taken)
  return runs.flatMap((run) => {
    const span = longestPlaceIn(run, draft.words, draft.context)
    if (!span) return []
    const isInside = draft.places.some(({ candidates }) =>
      span.candidates.some((small) => candidates.some((large) => contains(large, small))),
    )
    if (isInside || isMarked(draft, span)) return [span]
    const isEverything = runs.length === 1 && span.to - span.from === run.to - run.from
    const importance = span.candidates[0]?.importance ?? 0
    return isEverything && (isAsked(draft) || importance >= certainImportance) ? [span] : []
  })
}

/** Towns, districts and states whose name is misspelt, if nothing else explains the words. */
export function misspeltPlaces(draft: ReadingDraft): PlaceSpan[] {
  const runs = openRuns(draft.taken)
  return runs.flatMap((run) => {
    const isAlone = runs.length === 1 && isAsked(draft)
    for (let from = run.from; from < run.to; from++) {
      const span = { from, to: run.to }
      const isEverything = isAlone && from === run.from
      if (!isEverything && !isMarked(draft, span)) continue
      const found = placesLike(draft.words, span, draft.context)
      if (found.length > 0) return found
    }
    return []
  })
}

/** The names that the words can mean: written as several words, or misspelt. */
export function placesLike(
  words: readonly string[],
  span: Span,
  context: ReadingContext,
): PlaceSpan[] {
  const phrase = textOf(words, span)
  const isSplit = span.to - span.from > 1
  const joined = isSplit ? placesNamed(phrase.replaceAll(' ', ''), context) : []
  if (joined.length > 0) return [{ ...span, phrase, candidates: joined, spellingCost: 0 }]
  return context.places
    .resembling(phrase)
    .map(({ places, cost }) => ({ ...span, phrase, candidates: places, spellingCost: cost }))
}
