/** A school year such as `2027–28`, from the year in which it starts. */
const schoolYear = (start: number) => `${start}–${String((start + 1) % 100).padStart(2, '0')}`

const startOf = (year: string) => Number(year.slice(0, 4))

export const yearAfter = (year: string) => schoolYear(startOf(year) + 1)

/** The month, from 1, in which most schools announce the fees of the next April. */
const announcing = 9

/** The school year that parents ask about on a day, yyyy-mm-dd: the next one from September on. */
export function askedYear(today: string): string {
  const [year = 0, month = 0] = today.split('-').map(Number)
  return schoolYear(month >= announcing ? year + 1 : month >= 4 ? year : year - 1)
}

/** The years to choose from: around the one that parents ask about, and the selected one. */
export function yearChoices(today: string, selected: string): string[] {
  const asked = startOf(askedYear(today))
  const years = [asked - 1, asked, asked + 1].map(schoolYear)
  return [...new Set([...years, selected])].toSorted()
}
