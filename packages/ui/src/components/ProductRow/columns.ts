import type { Column } from '../../internal/Timetable'

export const distance = { head: 'Distance', look: 'number' } as const
export const where = { head: 'Where' } as const
export const price = { head: 'Price', look: 'amount' } as const
export const age = { head: 'Age' } as const
export const availability = { head: 'Availability', look: 'seats' } as const

/** The columns of a list of products. The distance is shown only for searches near a place. */
export function productColumns(hasDistance: boolean): readonly Column[] {
  const others = [where, price, age, availability]
  return hasDistance ? [distance, ...others] : others
}
