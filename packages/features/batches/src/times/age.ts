import type { RosterChild } from '../batch-types'

/** Years and months on the first day: `11`, or `9 y 8 m`. Empty if the birthday is not provided. */
export function ageText(age: RosterChild['age']): string {
  if (age === null) return ''
  return 'months' in age && age.months > 0 ? `${age.years} y ${age.months} m` : String(age.years)
}
