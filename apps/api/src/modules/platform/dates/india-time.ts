import { dayMs, minuteMs } from './durations.ts'

/** Minutes by which India is ahead of UTC, all year. */
export const indiaOffsetMinutes = 330
/** India's offset from UTC in milliseconds. */
export const indiaOffset = indiaOffsetMinutes * minuteMs

/** The moment of a time of day, as HH:MM or HH:MM:SS, on a day in India. */
export const momentInIndia = (day: string, time: string): Date => new Date(`${day}T${time}+05:30`)

/** The moment at which a day begins in India. */
export const startOfDayInIndia = (day: string): Date => momentInIndia(day, '00:00')

/** The date in India `days` days after a moment, yyyy-mm-dd. */
export const dayInIndiaAfter = (moment: Date, days: number): string =>
  new Date(moment.getTime() + days * dayMs + indiaOffset).toISOString().slice(0, 10)

/** The time of day in India, as HH:MM. */
export const clockTimeInIndia = (moment: Date): string =>
  new Date(moment.getTime() + indiaOffset).toISOString().slice(11, 16)
