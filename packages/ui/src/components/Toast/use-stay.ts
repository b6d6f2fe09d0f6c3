import { useEffect, useRef, useState } from 'react'

/**
 * Calls `onOver` after so many milliseconds; while the pointer or the focus is on it the time stands
 * still. Gives what the element needs for that.
 */
export function useStay(milliseconds: number, onOver: () => void) {
  const [isUnderPointer, setIsUnderPointer] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const left = useRef(milliseconds)
  const over = useRef(onOver)
  useEffect(() => {
    over.current = onOver
  })
  const isHeld = isUnderPointer || hasFocus
  useEffect(() => {
    if (isHeld) return
    const begun = performance.now()
    const timer = setTimeout(() => over.current(), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - begun
    }
  }, [isHeld])
  return {
    // Not as it enters: news that comes up under a pointer at rest, or where a finger was, goes too.
    onPointerMove: () => setIsUnderPointer(true),
    onPointerLeave: () => setIsUnderPointer(false),
    onFocus: () => setHasFocus(true),
    onBlur: () => setHasFocus(false),
  }
}
