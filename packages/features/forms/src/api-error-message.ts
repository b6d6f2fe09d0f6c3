import type { ApiError } from '@edbazaar/api-client'
import { messages } from './messages'

/** What the API's refusal says, and for how long to wait where too much was asked. */
export function apiErrorMessage({ message, status, retryAfter }: ApiError): string {
  if (status !== 429 || retryAfter === null) return message
  return `${message} ${messages.timeToWait(inWords(retryAfter))}`
}

/** Seconds below a minute, else minutes that are long enough. */
function inWords(seconds: number): string {
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute']
  return new Intl.NumberFormat('en-IN', { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}
