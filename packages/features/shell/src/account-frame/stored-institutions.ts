/** The part of a user's school that the menu shows and local storage keeps. */
export interface StoredSchool {
  id: number
  name: string
  slug: string
}

/** The part of a user's store that the menu shows and local storage keeps. */
export interface StoredStore {
  id: number
  name: string
}

/** Checks that a value from local storage still has the current shape. */
export const isStoredSchools = (stored: unknown): stored is StoredSchool[] =>
  isListOf(stored, { id: 'number', name: 'string', slug: 'string' })

/** Checks that a value from local storage still has the current shape. */
export const isStoredStores = (stored: unknown): stored is StoredStore[] =>
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
