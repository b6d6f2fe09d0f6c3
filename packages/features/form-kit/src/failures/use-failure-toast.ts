import { showToastAtom, useMessages } from '@edbazaar/feature-platform'
import { useSetAtom } from 'jotai'
import { failureMessage } from './failure-message'
import { messages } from './messages'

/** Returns a function that shows why a request failed in a toast. */
export function useFailureToast(): (cause: unknown) => void {
  const t = useMessages(messages)
  const showToast = useSetAtom(showToastAtom)
  return (cause) => {
    const message = failureMessage(cause, t)
    if (message !== null) showToast({ message, type: 'error' })
  }
}
