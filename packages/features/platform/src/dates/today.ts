const indiaOffsetMs = 5.5 * 60 * 60 * 1000

/** The date in India at a moment, yyyy-mm-dd. India is UTC+5:30 all year. */
export function todayInIndia(moment: Date): string {
  return new Date(moment.getTime() + indiaOffsetMs).toISOString().slice(0, 10)
}

/** The date in India of a time from the API (ISO 8601), yyyy-mm-dd. */
export const dayInIndia = (time: string): string => todayInIndia(new Date(time))
