import { useEffect, useState } from 'react'

/** Milliseconds in which a page can be seen and begun to be read. */
const readingMs = 8000
/** Milliseconds until the next look at a reader who was busy. */
const patienceMs = 2000

/**
 * True from the first moment at which a window may open by itself: the page has been there for a
 * while, in a tab that is seen, and nobody types or moves through it by keyboard.
 */
export function useQuietMoment(isAwaited: boolean): boolean {
  const [hasCome, setHasCome] = useState(false)
  useEffect(() => {
    if (!isAwaited || hasCome) return
    let timer = setTimeout(look, readingMs)
    function look() {
      if (isReaderBusy()) timer = setTimeout(look, patienceMs)
      else setHasCome(true)
    }
    return () => clearTimeout(timer)
  }, [isAwaited, hasCome])
  return hasCome
}

function isReaderBusy(): boolean {
  const { visibilityState } = document
  // A field that is typed in has a visible focus too.
  const isUsed = document.querySelector(':focus-visible, [role="dialog"], dialog[open]') !== null
  return visibilityState === 'hidden' || isUsed
}
