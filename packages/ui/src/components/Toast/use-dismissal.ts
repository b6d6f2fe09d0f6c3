import { type FocusEvent, useEffect, useRef } from 'react'

/**
 * Escape dismisses news before anything beneath it: a dialog keeps the focus to itself, and its
 * reader could not come here. The focus goes back where it came from.
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
