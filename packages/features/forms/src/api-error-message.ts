import type { ApiError } from '@edbazaar/api-client'
import { messages } from './messages'

/** The API's error message; for a rate limit also when to try again. */
export function apiErrorMessage({ message, status, retryAfter }: ApiError): string {
  if (status !== 429 || retryAfter === null) return message
  return `${message} ${messages.retryAfter(formatWait(retryAfter))}`
}

/** Seconds below a minute, otherwise minutes rounded up. */
function formatWait(seconds: number): string {
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute']
  return new Intl.NumberFormat('en-IN', { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}
