import type { ApiError } from '@edbazaar/api-client'

/** Messages of the server by field, such as `blocks[2].alt`. */
export type FieldErrors = Readonly<Record<string, string>>

export const fieldErrorsOf = ({ errors }: ApiError): FieldErrors =>
  Object.fromEntries(errors.map(({ field, msg }) => [field, msg]))
