import { addDays, minuteMs } from '@edbazaar/feature-platform'

const indiaOffset = '+05:30'

/** 1 for Monday to 7 for Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

/** The Monday of the week of a day. */
export const mondayOf = (day: string): string => addDays(day, 1 - weekdayOf(day))

/** The moment of a minute of a day in India, as the API takes it. */
export const momentAt = (day: string, minutes: number): string =>
  new Date(Date.parse(`${day}T00:00:00${indiaOffset}`) + minutes * minuteMs).toISOString()

/** Whether a text is a day that exists, yyyy-mm-dd. */
export function isDay(text: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return false
  const moment = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(moment) && new Date(moment).toISOString().slice(0, 10) === text
}
