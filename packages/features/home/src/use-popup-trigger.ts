import { accountPanelAtom } from '@edbazaar/feature-session'
import { useStore } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'

/** Milliseconds after the first sign of a reader: enough to see what page this is. */
const startMs = 1000
/** Milliseconds after which a page without any such sign is read all the same. */
const readingMs = 8000
/** Milliseconds until the next look at a reader who was busy. */
const patienceMs = 2000

const signs = ['pointermove', 'touchstart', 'scroll', 'keydown'] as const

/**
 * True from the first moment at which a window may open by itself: somebody is there, the tab is
 * seen, nobody types or moves through the page by keyboard, and nothing else stands open or is about
 * to. Until a reader shows, nothing is loaded for it; `load` brings its code, and the moment is one
 * once that is there.
 */
export function useQuietMoment(isAwaited: boolean, load: () => Promise<unknown>): boolean {
  const [hasCome, setHasCome] = useState(false)
  const store = useStore()
  // A panel that was asked for may still be on its way.
  const isBusy = () => store.get(accountPanelAtom) !== null || isReaderBusy()
  const lookAround = useEffectEvent(async () => {
    if (isBusy()) return false
    await load()
    return !isBusy()
  })
  useEffect(() => {
    if (!isAwaited || hasCome) return
    const listening = new AbortController()
    let isOver = false
    let timer = setTimeout(look, readingMs)
    async function look() {
      const isQuiet = await lookAround()
      if (isOver) return
      if (isQuiet) setHasCome(true)
      else timer = setTimeout(look, patienceMs)
    }
    function onSign() {
      listening.abort()
      clearTimeout(timer)
      timer = setTimeout(look, startMs)
    }
    const { signal } = listening
    for (const sign of signs) window.addEventListener(sign, onSign, { passive: true, signal })
    return () => {
      isOver = true
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
