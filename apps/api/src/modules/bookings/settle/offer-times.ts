import { dayMs, hourMs, minuteMs } from '../../platform/dates/durations.ts'
import { indiaOffset } from '../../platform/dates/india-time.ts'

/** No offer ends between these hours in India. */
const quiet = { from: 21, to: 8 }
/** The hour to which the end of an offer is moved. */
const morning = 10

/** Milliseconds after midnight in India. */
const timeOfDay = (at: number) => (at + indiaOffset) % dayMs

const isQuiet = (at: number) =>
  timeOfDay(at) >= quiet.from * hourMs || timeOfDay(at) < quiet.to * hourMs

/** The next morning after a quiet time. */
function nextMorning(at: number): number {
  const today = at - timeOfDay(at) + morning * hourMs
  return timeOfDay(at) >= quiet.from * hourMs ? today + dayMs : today
}

/** The evening before a quiet time, a minute before it begins. */
function eveningBefore(at: number): number {
  const today = at - timeOfDay(at) + quiet.from * hourMs - minuteMs
  return timeOfDay(at) < quiet.to * hourMs ? today - dayMs : today
}

interface OfferRule {
  /** The time that families have, in hours; at most 12 if the batch starts within 3 days. */
  readonly offerHours: number
  /** Hours before the start in which no offers are made. */
  readonly cutoffHours: number
}

/**
 * When an offer ends that is made now: never in the quiet hours, and not after the start. Null if no
 * offer is made, because the start is too near.
 */
export function offerEnd(now: Date, start: Date, { offerHours, cutoffHours }: OfferRule) {
  const left = start.getTime() - now.getTime()
  if (left <= cutoffHours * hourMs) return null
  const hours = left < 3 * dayMs ? Math.min(offerHours, 12) : offerHours
  const planned = now.getTime() + hours * hourMs
  const moved = isQuiet(planned) ? nextMorning(planned) : planned
  const latest = isQuiet(start.getTime()) ? eveningBefore(start.getTime()) : start.getTime()
  const end = Math.min(moved, latest)
  return end - now.getTime() < hourMs ? null : new Date(end)
}
