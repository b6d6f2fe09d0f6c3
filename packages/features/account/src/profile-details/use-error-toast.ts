import { ApiError } from '@edbazaar/api-client'
import { apiErrorMessage } from '@edbazaar/feature-forms'
import { showToastAtom } from '@edbazaar/feature-shell'
import { useSetAtom } from 'jotai'
import { messages } from './messages'

/** Shows the reason of a failure in a toast. An expired session has its own message. */
export function useErrorToast() {
  const showToast = useSetAtom(showToastAtom)
  return (cause: unknown) => {
    if (cause instanceof ApiError && cause.code === 'not_signed_in') return
    if (!(cause instanceof ApiError)) console.error(cause)
    const message = cause instanceof ApiError ? apiErrorMessage(cause) : messages.failed
    showToast({ message, type: 'error' })
  }
}
