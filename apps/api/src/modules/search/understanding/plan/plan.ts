import type { AgeBand } from '../../../catalogue/lists/age-bands.ts'
import type { ProductKind } from '../../../catalogue/products/product-kinds.ts'
import type { Weekday } from '../../../catalogue/products/product-shapes.ts'
import type { Point } from '../../../platform/places/distance.ts'
import type { NamedPlace } from '../../near/place-finder.ts'
import type { Management } from '../dictionary/dictionary.ts'
import type { QueryPlace } from '../places/known-places.ts'
import type { PlaceRead } from '../reading/reading.ts'

/** What every condition of a query can contain. */
interface PartCriteria {
  /** The words of the query that state it. */
  readonly phrase: string
  /** The name of a filter value, or the words of a level; '' for other types. */
  readonly value: string
  readonly filterIds?: readonly number[]
  readonly ages?: readonly AgeBand[]
  /** Years. */
  readonly age?: number
  /** Rupees: a year for schools. */
  readonly feeMin?: number
  readonly feeMax?: number
  readonly days?: readonly Weekday[]
  /** Words in the names of schools that say the same. */
  readonly nameWords?: readonly string[]
  /** Words in names that say the opposite: a school for boys and girls is no girls' school. */
  readonly oppositeWords?: readonly string[]
  /** Whether the list has a filter for it; if not, only names say it. */
  readonly isFilter: boolean
}

/** The types of conditions that their value describes completely. */
export type ValuePartType = 'facility' | 'language' | 'level' | 'type' | 'board' | 'subject'

/** One condition that a query states, besides its kind and place. */
export type PlanPart = PartCriteria &
  (
    | { readonly type: ValuePartType }
    | { readonly type: 'age'; readonly age: number }
    /** 1 to 12. */
    | { readonly type: 'class'; readonly schoolClass: number }
    | { readonly type: 'fee' }
    | { readonly type: 'days'; readonly days: readonly Weekday[] }
    | { readonly type: 'management'; readonly management: Management }
    /** The lowest fees first: an order, which leaves nothing out. */
    | { readonly type: 'lowFees' }
  )

export type PartType = PlanPart['type']

/** The place that a query asks for. */
export type PlanWhere =
  | {
      readonly type: 'circle'
      readonly place: QueryPlace
      readonly center: Point
      /** Kilometres. */
      readonly radius: number
      /** Whether the query states the radius. */
      readonly isRadiusAsked: boolean
    }
  | { readonly type: 'area'; readonly place: QueryPlace }
  | {
      readonly type: 'near'
      /** The place of the request, which the query does not name. */
      readonly place: NamedPlace
      readonly center: Point
      readonly radius: number
    }
  | { readonly type: 'here'; readonly center: Point; readonly radius: number }

/** The place that a request is made from or for, besides what its query says. */
export interface RequestPlace {
  /** The user's location. */
  readonly here: Point | null
  readonly near: NearRequest | null
}

/** A place of the request, with kilometres around it; null for those usual for the place. */
export interface NearRequest {
  readonly place: NamedPlace
  readonly radius: number | null
}

/** A list that answers a query. */
export interface Plan {
  readonly list: 'schools' | 'products' | 'jobs'
  readonly productKind: ProductKind | null
  readonly parts: readonly PlanPart[]
  readonly where: PlanWhere | null
  readonly place: PlaceRead | null
  /** Words of a name, which the list cannot filter by; '' for none. */
  readonly name: string
  readonly ignored: readonly string[]
}
