import { ApiError } from '@edbazaar/api-client'
import { apiErrorMessage } from '@edbazaar/feature-forms'

/**
 * What a toast says of a call that failed: the API's own words, or ours where it did not answer.
 * Null where a session has ended: that tells itself.
 */
export function failureWords(cause: unknown, otherwise: string): string | null {
  if (!(cause instanceof ApiError)) {
    console.error(cause)
    return otherwise
  }
  return cause.code === 'not_signed_in' ? null : apiErrorMessage(cause)
}
