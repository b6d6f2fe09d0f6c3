import { ApiError } from '@edbazaar/api-client'
import type { SaveFailure } from './field-state'

/** The reason why a save failed, from the error of its request. `apiErrorMessage` returns the API's message. */
export function saveFailureOf(
  cause: unknown,
  apiErrorMessage: (error: ApiError) => string,
): SaveFailure {
  if (!(cause instanceof ApiError)) {
    console.error(cause)
    return { kind: 'temporary', problem: 'failed', cause }
  }
  const { status, errors, retryAfter } = cause
  if (status === 0) return { kind: 'temporary', problem: 'unreachable', cause }
  if (status === 401) return { kind: 'sign-in', problem: 'signInAgain', cause }
  if (status === 429 && retryAfter !== null) {
    const problem = { text: apiErrorMessage(cause) }
    return { kind: 'temporary', problem, retryAfter: retryAfter * 1000, cause }
  }
  if (status === 429 || status >= 500) return { kind: 'temporary', problem: 'busy', cause }
  const text = errors[0] ? capitalise(errors[0].msg) : cause.message
  return { kind: status === 409 ? 'conflict' : 'rejected', problem: { text }, cause }
}

/** API messages continue after a field name; below the field they start a sentence. */
const capitalise = (message: string) => message.charAt(0).toUpperCase() + message.slice(1)
