import type { Column } from '../../internal/Timetable'

export const distance = { head: 'Distance', look: 'number' } as const
export const where = { head: 'Where' } as const
export const price = { head: 'Price', look: 'amount' } as const
export const age = { head: 'Age' } as const
export const availability = { head: 'Availability', look: 'seats' } as const

/** What a list of products asks, in its order; the distance only where a place was asked for. */
export function productColumns(hasDistance: boolean): readonly Column[] {
  const others = [where, price, age, availability]
  return hasDistance ? [distance, ...others] : others
}
