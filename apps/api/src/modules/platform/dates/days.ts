import { dayMs } from './durations.ts'

const at = (day: string): number => Date.parse(`${day}T00:00:00Z`)

/** The day `count` days after another; before it, if negative. Days are yyyy-mm-dd, without a time zone. */
export const addDays = (day: string, count: number): string =>
  new Date(at(day) + count * dayMs).toISOString().slice(0, 10)

/** Number of days from the day `from` to the day `to`. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((at(to) - at(from)) / dayMs)
