import { type PointerEvent, useRef } from 'react'
import { isRightToLeft } from '../../internal/arrow-step'

const swipePixels = 40

/**
 * Pointer handlers that report a swipe: 1 for next, -1 for previous, mirrored in right-to-left
 * text. A mouse does not swipe.
 */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const startX = useRef<number | null>(null)
  return {
    onPointerDown({ pointerType, clientX }: PointerEvent) {
      startX.current = pointerType === 'mouse' ? null : clientX
    },
    onPointerUp({ clientX, currentTarget }: PointerEvent) {
      const moved = startX.current === null ? 0 : clientX - startX.current
      startX.current = null
      if (Math.abs(moved) >= swipePixels)
        onSwipe(moved < 0 === isRightToLeft(currentTarget) ? -1 : 1)
    },
    onPointerCancel() {
      startX.current = null
    },
  }
}
