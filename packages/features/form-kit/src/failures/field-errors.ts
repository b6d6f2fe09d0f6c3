import { ApiError } from '@edbazaar/api-client'

/** Messages by the name of the field of the API. */
export type FieldErrors = Readonly<Record<string, string>>

/** The first message of each field that the API has rejected; null after any other failure. */
export function fieldErrorsOf(cause: unknown): FieldErrors | null {
  if (!(cause instanceof ApiError) || cause.errors.length === 0) return null
  // The last entry of a name wins.
  return Object.fromEntries(cause.errors.toReversed().map(({ field, msg }) => [field, msg]))
}
