import { useEffect, useState } from 'react'

/** Milliseconds for which the hint stays after the finger has moved. */
const duration = 1500

/** The state of the hint that one finger scrolls the page. */
export function useTouchHint() {
  const [moves, setMoves] = useState(0)
  const [isShown, setIsShown] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each move starts the time again
  useEffect(() => {
    if (!isShown) return
    const timer = setTimeout(() => setIsShown(false), duration)
    return () => clearTimeout(timer)
  }, [isShown, moves])
  return {
    isShown,
    show: () => {
      setIsShown(true)
      setMoves((count) => count + 1)
    },
  }
}
