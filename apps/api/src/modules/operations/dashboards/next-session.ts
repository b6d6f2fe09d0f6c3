import { weekdays } from '../../catalogue/products/product-shapes.ts'
import { addDays } from '../../platform/dates/days.ts'

interface Schedule {
  readonly days: readonly string[]
  /** As yyyy-mm-dd. */
  readonly startsOn: string
  readonly endsOn: string | null
}

/** 0 for Monday. */
const weekdayOf = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7

/** The next day on which a batch meets, today or later; null if it has ended. */
export function nextSession({ days, startsOn, endsOn }: Schedule, today: string): string | null {
  const from = startsOn > today ? startsOn : today
  for (let ahead = 0; ahead < 7; ahead++) {
    const day = addDays(from, ahead)
    if (endsOn !== null && day > endsOn) return null
    if (days.includes(weekdays[weekdayOf(day)] ?? '')) return day
  }
  return null
}
