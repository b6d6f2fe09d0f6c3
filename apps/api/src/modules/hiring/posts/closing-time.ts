import type { Schema } from '../../../contract/operations.ts'
import { isoDayInIndia } from '../../platform/dates/dates-in-india.ts'
import { todayInIndia } from '../../platform/dates/today-in-india.ts'

export type ClosingTime = Schema<'ClosingTime'>

const times = new Set<string>(['08:00', '09:00', '12:00', '15:00', '23:59'] satisfies ClosingTime[])
const isClosingTime = (time: string): time is ClosingTime => times.has(time)
export const endOfDay: ClosingTime = '23:59'

const day = 86_400_000
/** Days for which a job accepts applications. */
const fewestDays = 7
const mostDays = 90

/** The moment from which applications are refused. `closesOn` is a day in India, yyyy-mm-dd. */
export const closingMoment = (closesOn: string, time: ClosingTime): Date =>
  new Date(`${closesOn}T${time}:00+05:30`)

/** The closing time as a member chose it; times of registers that nobody can choose are the end of the day. */
export function chosenClosing(closesAt: Date | null): {
  closes_on: string | null
  closes_time: ClosingTime
} {
  if (closesAt === null) return { closes_on: null, closes_time: endOfDay }
  const time = new Date(closesAt.getTime() + 330 * 60_000).toISOString().slice(11, 16)
  return {
    closes_on: isoDayInIndia(closesAt),
    closes_time: isClosingTime(time) ? time : endOfDay,
  }
}

/** The first and last day on which a job can close that is public from `publishOn`, or from today. */
export function closingDays(publishOn: string | null, now: number) {
  const today = todayInIndia(now)
  const from = Date.parse(publishOn !== null && publishOn > today ? publishOn : today)
  const at = (days: number) => new Date(from + days * day).toISOString().slice(0, 10)
  return { first: at(fewestDays), last: at(mostDays) }
}
