import { isDeepStrictEqual } from 'node:util'

/** The values of a record's fields, by the names of the contract. */
export type FieldValues = Readonly<Record<string, unknown>>

/** The fields that differ between two versions of a record. */
export const changedFields = (before: FieldValues, after: FieldValues): string[] =>
  Object.keys(before).filter((field) => !isDeepStrictEqual(before[field], after[field]))
