import { useEffect, useRef } from 'react'

interface Press {
  hasEnded: Promise<void>
  end: () => void
}

function startPress(): Press {
  let end = () => {}
  const hasEnded = new Promise<void>((resolve) => {
    end = resolve
  })
  return { hasEnded, end }
}

/**
 * Returns a function that waits until no pointer is pressed and its click has been handled, or returns
 * null if none is pressed. Changes that move controls, such as an error line, wait for it: otherwise
 * pressing a button below a field would move the button away from the pointer before the release, and
 * nothing would be clicked.
 */
export function usePressEnd(): () => Promise<void> | null {
  const press = useRef<Press | null>(null)
  useEffect(() => {
    const listeners = new AbortController()
    const options = { capture: true, signal: listeners.signal }
    function end(ended: Press | null) {
      ended?.end()
      if (press.current === ended) press.current = null
    }
    const onPress = () => {
      press.current ??= startPress()
    }
    // The click follows the release in the same task.
    const onRelease = () => setTimeout(end, 0, press.current)
    // The release is lost if a context menu opens. A submit by keyboard must not wait for it.
    const onOther = () => end(press.current)
    // A touch is released before its mouse events, and they move the focus.
    for (const name of ['pointerdown', 'mousedown'])
      document.addEventListener(name, onPress, options)
    for (const name of ['pointerup', 'mouseup', 'pointercancel'])
      document.addEventListener(name, onRelease, options)
    for (const name of ['contextmenu', 'keydown']) document.addEventListener(name, onOther, options)
    return () => {
      listeners.abort()
      end(press.current)
    }
  }, [])
  return () => press.current?.hasEnded ?? null
}
