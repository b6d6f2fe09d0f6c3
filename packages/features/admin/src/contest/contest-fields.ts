import type { AdminContest } from '@edbazaar/api-client'

type Fields = AdminContest['fields']

/** The fields of a contest while they are edited: ages are texts, which may be empty for a moment. */
export interface EditedFields extends Omit<Fields, 'min_age' | 'max_age'> {
  min_age: string
  max_age: string
}

export const editedFields = (fields: Fields): EditedFields => ({
  ...fields,
  min_age: String(fields.min_age),
  max_age: String(fields.max_age),
})

/** The fields to save, or null while an age is not a number. */
export function savedFields(edited: EditedFields): Fields | null {
  const minAge = typedWhole(edited.min_age, ageRange)
  const maxAge = typedWhole(edited.max_age, ageRange)
  if (minAge === null || maxAge === null) return null
  return { ...edited, min_age: minAge, max_age: maxAge }
}

export const ageRange = { min: 0, max: 99 }

/** The whole number in a text; null if the text is anything else, or the number is out of range. */
export function typedWhole(text: string, range: { min: number; max: number }): number | null {
  if (!/^\d{1,3}$/.test(text.trim())) return null
  const typed = Number(text)
  return typed < range.min || typed > range.max ? null : typed
}
