import { ApiError } from '@edbazaar/api-client'
import { apiErrorMessage } from '@edbazaar/feature-forms'
import { messages } from '../messages'

/** Why a save failed, and what can be done about it. */
export interface SaveFailure {
  /**
   * `temporary`: retried automatically. `sign-in`: retried after signing in. `conflict`: the value
   * was changed elsewhere. `rejected`: needs another value.
   */
  kind: 'temporary' | 'sign-in' | 'conflict' | 'rejected'
  message: string
  /** Minimum milliseconds before a retry, if the API set one. */
  retryAfter?: number
}

export function saveFailureOf(cause: unknown): SaveFailure {
  if (!(cause instanceof ApiError)) {
    console.error(cause)
    return { kind: 'temporary', message: messages.failed }
  }
  const { status, errors, retryAfter } = cause
  if (status === 0) return { kind: 'temporary', message: messages.unreachable }
  if (status === 401) return { kind: 'sign-in', message: messages.signInAgain }
  if (status === 429 && retryAfter !== null)
    return { kind: 'temporary', message: apiErrorMessage(cause), retryAfter: retryAfter * 1000 }
  if (status === 429 || status >= 500) return { kind: 'temporary', message: messages.busy }
  const message = errors[0] ? capitalise(errors[0].msg) : cause.message
  return { kind: status === 409 ? 'conflict' : 'rejected', message }
}

/** API messages continue after a field name; below the field they start a sentence. */
const capitalise = (message: string) => message.charAt(0).toUpperCase() + message.slice(1)
