import type { ProductSummary, Weekday } from '@edbazaar/api-client'
import type { Translate } from '@edbazaar/feature-platform'
import { formatAgeRange, formatCount } from '@edbazaar/ui/formatting'
import type { SeatsState } from '@edbazaar/ui/Seats'
import { messages } from './messages'

export { messages as productMessages } from './messages'

/** Few seats are left if there are at most three, or at most a fifth of the batch. */
const fewSeats = 3
const fewShare = 0.2

/** "Age 6–14"; undefined if not provided. `t` writes `productMessages`. */
export function ageRangeLabel(
  from: number | null,
  to: number | null,
  t: Translate,
): string | undefined {
  const range = formatAgeRange(from, to)
  return range === '' ? undefined : t(messages.age(range))
}

/** "4 of 10 seats left", "Full"; null without a batch. `t` writes `productMessages`. */
export function seatsAvailability(
  { seats, seats_left: left }: Pick<ProductSummary, 'seats' | 'seats_left'>,
  t: Translate,
): { state: SeatsState; label: string } | null {
  if (seats === null || left === null) return null
  if (left === 0) return { state: 'closed', label: t(messages.full) }
  const isFew = left <= Math.max(fewSeats, seats * fewShare)
  return { state: isFew ? 'few' : 'open', label: t(messages.seatsLeft(formatCount(left), seats)) }
}

const week: readonly string[] = Object.keys(messages.days)

/** "Mon, Wed", "Mon–Fri", "Every day". `t` writes `productMessages`. */
export function formatWeekdays(days: readonly Weekday[], t: Translate): string {
  if (days.length === week.length) return t(messages.everyDay)
  const runs: Weekday[][] = []
  for (const day of days) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    const isNext = last !== undefined && week.indexOf(day) === week.indexOf(last) + 1
    if (run !== undefined && isNext) run.push(day)
    else runs.push([day])
  }
  return runs.map((run) => textOf(run.map((day) => t(messages.days[day])))).join(', ')
}

/** Three days and more as a range. */
function textOf(names: readonly string[]): string {
  return names.length > 2 ? `${names[0]}–${names.at(-1)}` : names.join(', ')
}
