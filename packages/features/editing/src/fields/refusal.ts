import { ApiError } from '@edbazaar/api-client'
import { apiErrorMessage } from '@edbazaar/feature-forms'
import { messages } from '../messages'

/** Why something was not saved, and what is to be done about it. */
export interface Refusal {
  /**
   * `wait`: it is tried again by itself. `sign-in`: after signing in. `conflict`: somebody was
   * faster. `refused`: not without another value.
   */
  kind: 'wait' | 'sign-in' | 'conflict' | 'refused'
  words: string
  /** Milliseconds after which to try again at the earliest, where the API said so. */
  wait?: number
}

export function refusalOf(cause: unknown): Refusal {
  if (!(cause instanceof ApiError)) {
    console.error(cause)
    return { kind: 'wait', words: messages.failed }
  }
  const { status, errors, retryAfter } = cause
  if (status === 0) return { kind: 'wait', words: messages.unreachable }
  if (status === 401) return { kind: 'sign-in', words: messages.signInAgain }
  if (status === 429 && retryAfter !== null)
    return { kind: 'wait', words: apiErrorMessage(cause), wait: retryAfter * 1000 }
  if (status === 429 || status >= 500) return { kind: 'wait', words: messages.busy }
  const words = errors[0] ? sentence(errors[0].msg) : cause.message
  return { kind: status === 409 ? 'conflict' : 'refused', words }
}

/** The API's words follow the name of a field; under the field they begin a sentence. */
const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
