/** The classes of Indian schools with the age at which children enter them. */
const classes = [
  ['Playgroup', 2],
  ['Nursery', 3],
  ['LKG', 4],
  ['UKG', 5],
  ...Array.from({ length: 12 }, (_, index) => [`Class ${index + 1}`, index + 6] as const),
] as const

/** The classes of a school for these ages in years; all if they are not provided. */
export const classesOf = (ageMin: number | null, ageMax: number | null): string[] =>
  classes.filter(([, age]) => (ageMin ?? 0) <= age && age < (ageMax ?? 100)).map(([name]) => name)

const yearName = (start: number) => `${start}–${String((start + 1) % 100).padStart(2, '0')}`

/** School years, which begin in April: the next one, the one after it, and the current one. */
export function schoolYearsOn(today: string): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number)
  const current = month >= 4 ? year : year - 1
  return [current + 1, current + 2, current].map(yearName)
}
