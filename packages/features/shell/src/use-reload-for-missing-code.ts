import { MissingCodeError } from '@edbazaar/feature-platform'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { serverAnswers } from './server-answers'

/** The page on which each error was first shown. */
const firstShown = new WeakMap<MissingCodeError, string>()

/**
 * The router never asks again for code that did not load. Returns what Retry does about it: it loads
 * the document. When a later navigation meets the same error, that happens by itself.
 */
export function useReloadForMissingCode(error: unknown): (() => void) | null {
  const { key } = useLocation()
  const missing = error instanceof MissingCodeError ? error : null
  useEffect(() => {
    if (missing === null) return
    const first = firstShown.get(missing) ?? key
    firstShown.set(missing, first)
    if (first === key) return
    let isShown = true
    void serverAnswers().then((answers) => {
      if (answers && isShown) reload()
    })
    return () => {
      isShown = false
    }
  }, [missing, key])
  return missing === null ? null : reload
}

const reload = () => window.location.reload()
