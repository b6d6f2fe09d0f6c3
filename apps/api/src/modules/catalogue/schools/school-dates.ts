/** Availability is `few` up to this many seats left, if that is at most half of all seats. */
const fewSeats = 15
const fewShare = 0.5

export interface Admissions {
  readonly opensOn: string | null
  readonly closesOn: string | null
  readonly seatsTotal: number | null
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
  { opensOn, closesOn, seatsTotal, seatsLeft }: Admissions,
): Availability | null {
  if (opensOn === null && closesOn === null) return null
  const isClosed = (closesOn !== null && today > closesOn) || seatsLeft === 0
  if (isClosed) return { state: 'closed', seats_left: null, opens_on: null }
  if (opensOn !== null && today < opensOn)
    return { state: 'opens', seats_left: null, opens_on: opensOn }
  const isFew = seatsLeft !== null && seatsLeft <= mostFewSeats(seatsTotal)
  return { state: isFew ? 'few' : 'open', seats_left: seatsLeft, opens_on: null }
}

const mostFewSeats = (total: number | null) =>
  total === null ? fewSeats : Math.min(fewSeats, total * fewShare)
