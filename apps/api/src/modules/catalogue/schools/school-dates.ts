/** Up to this many seats left, availability is `few`. */
const fewSeats = 15

export interface Admissions {
  readonly opensOn: string | null
  readonly closesOn: string | null
  readonly seatsLeft: number | null
}

/** The `Availability` of the contract. */
export interface Availability {
  readonly state: 'open' | 'few' | 'opens' | 'closed'
  readonly seats_left: number | null
  readonly opens_on: string | null
}

/**
 * Availability of seats on a day, yyyy-mm-dd. Null if the school provides neither the opening nor the
 * closing date of admissions.
 */
export function availabilityOn(
  today: string,
  { opensOn, closesOn, seatsLeft }: Admissions,
): Availability | null {
  if (opensOn === null && closesOn === null) return null
  const isClosed = (closesOn !== null && today > closesOn) || seatsLeft === 0
  if (isClosed) return { state: 'closed', seats_left: null, opens_on: null }
  if (opensOn !== null && today < opensOn)
    return { state: 'opens', seats_left: null, opens_on: opensOn }
  const state = seatsLeft !== null && seatsLeft <= fewSeats ? 'few' : 'open'
  return { state, seats_left: seatsLeft, opens_on: null }
}
