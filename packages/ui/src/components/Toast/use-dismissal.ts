import { type FocusEvent, useEffect, useRef } from 'react'

/**
 * Escape dismisses the toast before a dialog below it, because a dialog traps the focus. The focus
 * returns to where it was.
 */
export function useDismissal(onClose: () => void) {
  const focusedInside = useRef<Element | null>(null)
  const cameFrom = useRef<EventTarget | null>(null)
  function dismiss() {
    onClose()
    const hadFocus = focusedInside.current?.contains(document.activeElement)
    if (hadFocus && cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
  }
  const latest = useRef(dismiss)
  useEffect(() => {
    latest.current = dismiss
  })
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.isComposing) return
      event.stopPropagation()
      latest.current()
    }
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [])
  return {
    dismiss,
    noteOrigin({ currentTarget, relatedTarget }: FocusEvent) {
      const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget)
      if (!isInside) cameFrom.current = relatedTarget
      focusedInside.current = currentTarget
    },
  }
}
