const day = 86_400_000
/** India is 5 hours and 30 minutes ahead of UTC, all year. */
const offset = 330 * 60_000

/** Working days after which an applicant is told that the employer has not answered. */
export const quietAfter = 30

/**
 * The moment so many working days (Monday to Friday) before another, in India. Applications from before
 * it have waited for longer.
 */
export function workingDaysBefore(at: Date, days: number): Date {
  let left = days
  let current = at.getTime()
  while (left > 0) {
    current -= day
    const weekday = new Date(current + offset).getUTCDay()
    if (weekday !== 0 && weekday !== 6) left -= 1
  }
  return new Date(current)
}
