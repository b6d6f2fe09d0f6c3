import { useEffect, useState } from 'react'

/** Milliseconds after the first sign of a reader: enough to see what page this is. */
const startMs = 1000
/** Milliseconds after which a page without any such sign is read all the same. */
const readingMs = 8000
/** Milliseconds until the next look at a reader who was busy. */
const patienceMs = 2000

const signs = ['pointermove', 'touchstart', 'scroll', 'keydown'] as const

/**
 * True from the first moment at which a window may open by itself: somebody is there, the tab is
 * seen, and nobody types or moves through the page by keyboard. Until a reader shows, nothing is
 * loaded for it.
 */
export function useQuietMoment(isAwaited: boolean): boolean {
  const [hasCome, setHasCome] = useState(false)
  useEffect(() => {
    if (!isAwaited || hasCome) return
    const listening = new AbortController()
    let timer = setTimeout(look, readingMs)
    function look() {
      if (isReaderBusy()) timer = setTimeout(look, patienceMs)
      else setHasCome(true)
    }
    function onSign() {
      listening.abort()
      clearTimeout(timer)
      timer = setTimeout(look, startMs)
    }
    const { signal } = listening
    for (const sign of signs) window.addEventListener(sign, onSign, { passive: true, signal })
    return () => {
      listening.abort()
      clearTimeout(timer)
    }
  }, [isAwaited, hasCome])
  return hasCome
}

function isReaderBusy(): boolean {
  const { visibilityState } = document
  // A field that is typed in has a visible focus too.
  const used = ':focus-visible, [role="dialog"], [role="menu"], dialog[open]'
  const isUsed = document.querySelector(used) !== null
  return visibilityState === 'hidden' || isUsed
}
