import { useEffect, useRef, useState } from 'react'

/**
 * Calls `onTimeout` after a duration in milliseconds. The timer pauses while the pointer or focus
 * is on the element. Returns the element's event handlers.
 */
export function useDismissTimer(milliseconds: number, onTimeout: () => void) {
  const [isUnderPointer, setIsUnderPointer] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const remaining = useRef(milliseconds)
  const latestOnTimeout = useRef(onTimeout)
  useEffect(() => {
    latestOnTimeout.current = onTimeout
  })
  const isPaused = isUnderPointer || hasFocus
  useEffect(() => {
    if (isPaused) return
    const startedAt = performance.now()
    const timer = setTimeout(() => latestOnTimeout.current(), remaining.current)
    return () => {
      clearTimeout(timer)
      remaining.current -= performance.now() - startedAt
    }
  }, [isPaused])
  return {
    // Not on enter, because a toast can appear under a resting pointer.
    onPointerMove: () => setIsUnderPointer(true),
    onPointerLeave: () => setIsUnderPointer(false),
    onFocus: () => setHasFocus(true),
    onBlur: () => setHasFocus(false),
  }
}
