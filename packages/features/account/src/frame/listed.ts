/** A school of one's own, as the menu names it. */
export interface ListedSchool {
  id: number
  name: string
  slug: string
}

/** A store of one's own, as the menu names it. */
export interface ListedStore {
  id: number
  name: string
}

/** Whether what a browser has stored is still a list of such schools. */
export const isListedSchools = (stored: unknown): stored is ListedSchool[] =>
  isListOf(stored, { id: 'number', name: 'string', slug: 'string' })

/** The same of stores. */
export const isListedStores = (stored: unknown): stored is ListedStore[] =>
  isListOf(stored, { id: 'number', name: 'string' })

function isListOf(stored: unknown, shape: Readonly<Record<string, string>>): boolean {
  return (
    Array.isArray(stored) &&
    stored.every((each: unknown) => {
      if (typeof each !== 'object' || each === null) return false
      const values: Partial<Record<string, unknown>> = { ...each }
      return Object.entries(shape).every(([name, type]) => typeof values[name] === type)
    })
  )
}
