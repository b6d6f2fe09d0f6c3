import { ApiError } from '@edbazaar/api-client'
import type { Translate } from '@edbazaar/feature-platform'
import { messages } from './messages'

/** The API's error message; for a rate limit also when to try again. */
export function errorMessage({ message, status, retryAfter }: ApiError, t: Translate): string {
  if (status === 0) return t(messages.unreachable)
  if (status !== 429 || retryAfter === null) return message
  return `${message} ${t(retryMessage(retryAfter))}`
}

/** Seconds below a minute, otherwise minutes rounded up. */
function retryMessage(seconds: number) {
  return seconds < 60
    ? messages.retryInSeconds(seconds)
    : messages.retryInMinutes(Math.ceil(seconds / 60))
}

/**
 * The message for a failed request. Null if the session has expired, because the session reports
 * that itself.
 */
export function failureMessage(cause: unknown, t: Translate): string | null {
  if (!(cause instanceof ApiError)) {
    console.error(cause)
    return t(messages.failed)
  }
  return cause.code === 'not_signed_in' ? null : errorMessage(cause, t)
}
