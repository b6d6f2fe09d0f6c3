import { MissingCodeError } from '@edbazaar/feature-platform'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** The page on which each error was first shown. */
const firstShown = new WeakMap<MissingCodeError, string>()

/**
 * The router never asks again for code that did not load. Returns what Retry does about it: it loads
 * the document. When a later navigation meets the same error, that happens by itself.
 */
export function useReloadForMissingCode(error: unknown): (() => Promise<void>) | null {
  const { key } = useLocation()
  const missing = error instanceof MissingCodeError ? error : null
  useEffect(() => {
    if (missing === null) return
    const first = firstShown.get(missing) ?? key
    firstShown.set(missing, first)
    if (first !== key) void reloadIfReachable()
  }, [missing, key])
  return missing === null ? null : reloadIfReachable
}

/** Without a connection the page stays: the browser has nothing better to show. */
async function reloadIfReachable(): Promise<void> {
  const isReachable = await fetch(window.location.href, { method: 'HEAD' }).then(
    () => true,
    () => false,
  )
  if (isReachable) window.location.reload()
}
