import type { Point } from '../../../platform/places/distance.ts'
import type { Meaning } from '../dictionary/dictionary.ts'
import type { KnownPlaces, QueryPlace } from '../places/known-places.ts'
import type { Vocabulary } from './vocabulary.ts'
import { type Span, textOf } from './word-spans.ts'

/** The sources that a query is read with. */
export interface ReadingContext {
  readonly vocabulary: Vocabulary
  readonly places: KnownPlaces
  /** Smaller places with one of the query's phrases as their name, read from the database. */
  readonly smallPlaces: ReadonlyMap<string, readonly QueryPlace[]>
  /** The user's location. */
  readonly here: Point | null
}

/** Words of a query with meanings of the dictionary. */
export interface MeaningSpan extends Span {
  readonly meanings: readonly Meaning[]
}

/** Words of a query that can be a place. */
export interface PlaceSpan extends Span {
  readonly phrase: string
  readonly candidates: readonly QueryPlace[]
  /** The cost of reading the words as a misspelling of this name; null if they are not. */
  readonly spellingCost: number | null
  /** Whether the words name a town and a place in it. */
  readonly isInTown?: boolean
}

/** A query while it is read: each word is open until something explains it. */
export interface ReadingDraft {
  readonly words: readonly string[]
  readonly context: ReadingContext
  /** Whether each word is explained. */
  readonly taken: boolean[]
  readonly meanings: MeaningSpan[]
  readonly places: PlaceSpan[]
}

export function addPlace({ places, taken }: ReadingDraft, span: PlaceSpan): void {
  places.push(span)
  taken.fill(true, span.from, span.to)
}

/** Opens the words of all places except those of the chosen ones. */
export function keepPlaces({ places, taken }: ReadingDraft, chosen: readonly PlaceSpan[]): void {
  for (const { from, to } of places) taken.fill(false, from, to)
  for (const { from, to } of chosen) taken.fill(true, from, to)
}

export function addMeaning({ meanings, taken }: ReadingDraft, span: MeaningSpan): void {
  meanings.push(span)
  taken.fill(true, span.from, span.to)
}

/** Whether the query asks for something to list, besides a place. */
export const isAsked = ({ meanings }: ReadingDraft): boolean =>
  meanings.some(({ meanings: of }) =>
    of.some(({ type }) =>
      ['kind', 'value', 'level', 'management', 'days', 'lowFees'].includes(type),
    ),
  )

/** Whether the query has a word that introduces a place, such as "near". */
export const namesPlace = ({ meanings }: ReadingDraft): boolean =>
  meanings.some(({ meanings: of }) => of.some(standsBefore))

/** Whether the words before or after a span say that it is a place. */
export function isMarked(draft: ReadingDraft, { from, to }: Span): boolean {
  const isBefore = roleAt(draft, from - 1)?.meanings.some(standsBefore)
  const isAfter = roleAt(draft, to)?.meanings.some(({ type }) => type === 'after')
  return Boolean(isBefore || isAfter)
}

/** Whether the words around a place say near, rather than in. */
export function isNear(draft: ReadingDraft, { from, to }: Span): boolean {
  const before = roleAt(draft, from - 1)?.meanings.some(({ type }) => type === 'near')
  const after = roleAt(draft, to)
  // Of the words after a place, "mein" and "ke" mean in; "ke paas" and "ke nazdik" mean near.
  return Boolean(before) || (after !== undefined && / (?:p|n|a|k)/.test(textOf(draft.words, after)))
}

const standsBefore = ({ type }: Meaning) => type === 'in' || type === 'near'

const roleAt = ({ meanings }: ReadingDraft, at: number) =>
  meanings.find(({ from, to }) => from <= at && at < to)
