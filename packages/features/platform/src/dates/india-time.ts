import { dayMs, minuteMs } from './durations'

/** Minutes from UTC to the time in India, which is the same all year. */
const indiaMinutes = 330

/** The day a number of days later, or earlier if negative; days are yyyy-mm-dd. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10)

/** The minute of the day in India of a moment, from 0 to 1,439: an ISO text, milliseconds or a date. */
export const minutesInIndia = (moment: string | number | Date): number =>
  (Math.floor(new Date(moment).getTime() / minuteMs) + indiaMinutes) % 1440

/** Minutes after midnight of a time such as `16:30`. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** A time such as `16:30` of minutes after midnight. */
export function timeOfDay(minutes: number): string {
  const pad = (value: number) => String(value).padStart(2, '0')
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`
}
