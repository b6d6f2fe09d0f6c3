import { useMessages } from '@edbazaar/feature-platform'
import { failureMessage } from './failure-message'
import { messages } from './messages'
import { useErrorToast } from './use-error-toast'

/** Shows why a request failed in a toast. `dismissError` removes it after a success that has no toast. */
export function useFailureToast() {
  const t = useMessages(messages)
  const { showError, dismissError } = useErrorToast()
  function showFailure(cause: unknown) {
    const message = failureMessage(cause, t)
    if (message !== null) showError(message)
  }
  return { showFailure, dismissError }
}
