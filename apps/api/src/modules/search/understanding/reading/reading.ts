import type { AgeBand } from '../../../catalogue/lists/age-bands.ts'
import type { Day, ListedKind, Management } from '../dictionary/dictionary.ts'
import type { QueryPlace } from '../places/known-places.ts'
import type { NumberName, QueryNumbers } from './read-numbers.ts'

/** A filter value by name; ids differ between databases. */
interface NamedValue {
  readonly filter: string
  readonly value: string
}

/** A value that a query names. Words such as chess are values of several filters. */
export interface ValueRead {
  readonly phrase: string
  readonly options: readonly NamedValue[]
}

/** The place of a query. */
export interface PlaceRead {
  readonly phrase: string
  readonly place: QueryPlace
  /** Whether the query says near, rather than in. */
  readonly isNear: boolean
  /** Whether a word such as in or near, or the town before it, says that it is a place. */
  readonly isMarked: boolean
  /** Other places of this name that may be meant, the better known first. */
  readonly others: readonly QueryPlace[]
  /** Whether the name of the place was corrected. */
  readonly isCorrected: boolean
}

/** The reading of a query. */
export interface Reading {
  /** The words of the query, normalised. */
  readonly words: readonly string[]
  readonly kind: ListedKind | null
  readonly values: readonly ValueRead[]
  readonly levels: readonly { readonly phrase: string; readonly band: AgeBand }[]
  readonly management: { readonly phrase: string; readonly is: Management } | null
  readonly days: readonly Day[]
  /** The words that name the days. */
  readonly daysPhrase: string
  /** The words for cheap; '' for none. */
  readonly lowFeesPhrase: string
  readonly numbers: QueryNumbers
  /** The words of each number. */
  readonly numberPhrases: Readonly<Partial<Record<NumberName, string>>>
  readonly place: PlaceRead | null
  /** Whether the query says near me. */
  readonly isNearMe: boolean
  readonly nearMePhrase: string
  /** The words that are part of a name, or that have no meaning here; '' for none. */
  readonly name: string
  /** A place among the words of the name, if no document has all these words; the name without it. */
  readonly possible: { readonly place: PlaceRead; readonly name: string } | null
  /** Understood words that no filter exists for. */
  readonly ignored: readonly string[]
}
