import { formatMoment } from '@edbazaar/ui/formatting'
import { dayCell } from '../cells/day-cell'
import { stackedCell } from '../cells/stacked-cell'

/** The day of a moment in India, and its time. */
export const timeCell = (at: string) =>
  stackedCell(dayCell(at), formatMoment(at, { now: Date.now() }).split(', ').at(-1) ?? null)
