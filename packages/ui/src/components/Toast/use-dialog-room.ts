import { type Ref, useCallback } from 'react'
import { keepClearOfDialogs } from './dialog-room'

/** The ref of a place of toasts, which keeps it clear of dialogs. */
export function useDialogRoom(ref: Ref<HTMLDivElement> | undefined) {
  return useCallback(
    (place: HTMLDivElement) => {
      const stop = keepClearOfDialogs(place)
      const end = typeof ref === 'function' ? ref(place) : undefined
      if (typeof ref === 'object' && ref !== null) ref.current = place
      return () => {
        stop()
        if (typeof ref === 'object' && ref !== null) ref.current = null
        else if (end) end()
        else ref?.(null)
      }
    },
    [ref],
  )
}
