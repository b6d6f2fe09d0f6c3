/**
 * Rank of the trust in the coordinates of a place: of two sources of one place, the higher rank
 * gives the point. Up to `approximate`, the point represents a larger area.
 */
export const pointRanks = {
  /** Unknown, or the median of the PIN code or district. */
  none: 0,
  /** Shared by many places, or contradicted by the PIN code. */
  approximate: 1,
  unknownKind: 2,
  branchOffice: 3,
  postalList: 4,
  postOffice: 5,
  town: 6,
  /** From the gazetteer, checked by hand. */
  gazetteer: 7,
} as const

/** Whether a point of this rank represents a larger area. */
export const isApproximatePoint = (rank: number) => rank <= pointRanks.approximate
