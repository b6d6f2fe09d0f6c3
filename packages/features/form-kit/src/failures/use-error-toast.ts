import { showToastAtom, toastAtom } from '@edbazaar/feature-platform'
import { useStore } from 'jotai'
import { useRef } from 'react'

/** The error toast of an action, which is dismissed when the action succeeds. */
export function useErrorToast() {
  const store = useStore()
  const shown = useRef<unknown>(null)
  return {
    showError(message: string) {
      store.set(showToastAtom, { message, type: 'error' })
      shown.current = store.get(toastAtom)
    },
    /** Dismisses the last error, unless another toast has replaced it. */
    dismissError() {
      if (shown.current !== null && store.get(toastAtom) === shown.current)
        store.set(toastAtom, null)
      shown.current = null
    },
  }
}
