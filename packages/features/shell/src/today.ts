const halfPastFive = 5.5 * 60 * 60 * 1000

/** The day in India at a moment, yyyy-mm-dd. India keeps one time, 5:30 ahead, all year. */
export function todayInIndia(moment: Date): string {
  return new Date(moment.getTime() + halfPastFive).toISOString().slice(0, 10)
}
