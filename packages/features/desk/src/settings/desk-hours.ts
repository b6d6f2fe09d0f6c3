import type { Desk } from '@edbazaar/api-client'
import { minutesOf } from '@edbazaar/feature-platform'
import type { HoursSpan } from '@edbazaar/ui/HoursEditor'

const two = (number: number) => String(number).padStart(2, '0')

/** Hours as the editor has them. */
export const spansFrom = (hours: Desk['hours']): HoursSpan[] =>
  hours.map(({ day, from, to }) => ({ day, from: minutesOf(from), to: minutesOf(to) }))

/** A time of day as the API has it; the end of the day is its last minute. */
const timeOf = (minutes: number) => {
  const inDay = Math.min(minutes, 1439)
  return `${two(Math.floor(inDay / 60))}:${two(inDay % 60)}`
}

/** Hours as the API has them, in order. */
export const hoursFrom = (spans: readonly HoursSpan[]): Desk['hours'] =>
  spans
    .toSorted((a, b) => a.day - b.day || a.from - b.from)
    .map(({ day, from, to }) => ({ day, from: timeOf(from), to: timeOf(to) }))
