import { ApiError } from '@edbazaar/api-client'
import type { MissingForVisibility } from '@edbazaar/feature-platform/panels'

/** The missing requirements of a store, if the API refused to show it because of them; otherwise null. */
export function missingForVisibility(cause: unknown): MissingForVisibility | null {
  if (!(cause instanceof ApiError)) return null
  const field = cause.errors.map((error) => error.field).find(isRequired)
  return field === undefined ? null : { field, text: cause.message }
}

const isRequired = (field: string): field is MissingForVisibility['field'] =>
  field === 'place' || field === 'mobile'
