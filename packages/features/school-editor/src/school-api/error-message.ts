import { ApiError } from '@edbazaar/api-client'
import { apiErrorMessage } from '@edbazaar/feature-form-kit'

/**
 * The toast message for a failed request: the API's message, or the fallback if there is none. Null
 * if the session expired, which the session feature reports.
 */
export function errorMessage(cause: unknown, fallback: string): string | null {
  if (!(cause instanceof ApiError)) {
    console.error(cause)
    return fallback
  }
  return cause.code === 'not_signed_in' ? null : apiErrorMessage(cause)
}
