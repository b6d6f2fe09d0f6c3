/** A school that matches a list's criteria. */
export interface SchoolMatch {
  readonly id: number
  /** Null for lists without a location and for schools without a known point. */
  readonly distanceKm: number | null
}
