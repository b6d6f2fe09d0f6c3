import { addDays, daysBetween } from '../../platform/dates/days.ts'

const dayOf = (date: Date): string => date.toISOString().slice(0, 10)

/** Days until an invoice is due, and after that until the plan ends without a payment. */
export const daysToPay = 7
export const graceDays = 14

/** The matching day of another month, or its last day: one month after 31 January is 28 or 29 February. */
export function addMonths(day: string, count: number): string {
  const from = new Date(`${day}T00:00:00Z`)
  const first = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + count, 1))
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(from.getUTCDate(), last))
  return dayOf(first)
}

/** A period that includes its first and last day. */
export interface Period {
  readonly from: string
  readonly to: string
}

/**
 * The year of a subscription that contains a day. Years are counted from the first day, so that one
 * that began on 29 February begins on 28 February and, in a leap year, on the 29th again.
 */
export function yearAround(anchor: string, day: string): Period {
  let years = Number(day.slice(0, 4)) - Number(anchor.slice(0, 4))
  if (addMonths(anchor, 12 * years) > day) years -= 1
  return {
    from: addMonths(anchor, 12 * years),
    to: addDays(addMonths(anchor, 12 * (years + 1)), -1),
  }
}

export const daysIn = ({ from, to }: Period): number => daysBetween(from, to) + 1
