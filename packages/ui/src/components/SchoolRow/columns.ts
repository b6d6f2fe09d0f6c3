import type { Column } from '../../internal/Timetable'

export const distance = { head: 'Distance', look: 'number' } as const
export const board = { head: 'Board' } as const
export const fees = { head: 'Fees a year', look: 'amount' } as const
export const age = { head: 'Age' } as const
export const availability = { head: 'Availability', look: 'seats' } as const

/** What a list of schools asks, in its order; the distance only where a place was asked for. */
export function schoolColumns(hasDistance: boolean): readonly Column[] {
  const others = [board, fees, age, availability]
  return hasDistance ? [distance, ...others] : others
}
