import type { Schema } from '../../../contract/operations.ts'
import { isoDayInIndia } from '../../platform/dates/dates-in-india.ts'
import { addDays } from '../../platform/dates/days.ts'
import { clockTimeInIndia, momentInIndia } from '../../platform/dates/india-time.ts'
import { todayInIndia } from '../../platform/dates/today-in-india.ts'

export type ClosingTime = Schema<'ClosingTime'>

const times = new Set<string>(['08:00', '09:00', '12:00', '15:00', '23:59'] satisfies ClosingTime[])
const isClosingTime = (time: string): time is ClosingTime => times.has(time)
export const endOfDay: ClosingTime = '23:59'

/** Days for which a job accepts applications. */
const fewestDays = 7
const mostDays = 90

/** The moment from which applications are refused. `closesOn` is a day in India, yyyy-mm-dd. */
export const closingMoment = (closesOn: string, time: ClosingTime): Date =>
  momentInIndia(closesOn, time)

/** The closing time as a member chose it; times of registers that nobody can choose are the end of the day. */
export function chosenClosing(closesAt: Date | null): {
  closes_on: string | null
  closes_time: ClosingTime
} {
  if (closesAt === null) return { closes_on: null, closes_time: endOfDay }
  const time = clockTimeInIndia(closesAt)
  return {
    closes_on: isoDayInIndia(closesAt),
    closes_time: isClosingTime(time) ? time : endOfDay,
  }
}

/** The first and last day on which a job can close that is public from `publishOn`, or from today. */
export function closingDays(publishOn: string | null, now: number) {
  const today = todayInIndia(now)
  const from = publishOn !== null && publishOn > today ? publishOn : today
  return { first: addDays(from, fewestDays), last: addDays(from, mostDays) }
}
