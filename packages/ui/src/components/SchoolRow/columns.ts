import type { Column } from '../../internal/Timetable'

export const distance = { head: 'Distance', look: 'number' } as const
export const board = { head: 'Board' } as const
export const fees = { head: 'Fees a year', look: 'amount' } as const
export const age = { head: 'Age' } as const
export const availability = { head: 'Availability', look: 'seats' } as const

/** The columns of a list of schools. The distance is shown only for searches near a place. */
export function schoolColumns(hasDistance: boolean): readonly Column[] {
  const others = [board, fees, age, availability]
  return hasDistance ? [distance, ...others] : others
}
