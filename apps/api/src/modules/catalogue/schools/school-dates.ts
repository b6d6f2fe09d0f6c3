/** Seats left at which a school is called nearly full. */
const few = 15

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
 * Whether a seat can be had on a day; days are yyyy-mm-dd. Null where the school has told neither
 * when admissions open nor when they close.
 */
export function availabilityOn(
  today: string,
  { opensOn, closesOn, seatsLeft }: Admissions,
): Availability | null {
  if (opensOn === null && closesOn === null) return null
  const isOver = (closesOn !== null && today > closesOn) || seatsLeft === 0
  if (isOver) return { state: 'closed', seats_left: null, opens_on: null }
  if (opensOn !== null && today < opensOn)
    return { state: 'opens', seats_left: null, opens_on: opensOn }
  const state = seatsLeft !== null && seatsLeft <= few ? 'few' : 'open'
  return { state, seats_left: seatsLeft, opens_on: null }
}

const indianDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })
const minute = 60_000
let known = { minute: -1, day: '' }

/** The day it is in India, yyyy-mm-dd. */
export function todayInIndia(now: number = Date.now()): string {
  const current = Math.floor(now / minute)
  if (known.minute !== current) known = { minute: current, day: indianDay.format(now) }
  return known.day
}
