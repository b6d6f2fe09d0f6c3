import { apiAtom } from '@edbazaar/feature-platform'
import { useAtomValue } from 'jotai'
import { type RefObject, useEffect, useRef } from 'react'

/**
 * Counts, once for each search, that a link in the element was followed. Only the words of the query
 * are sent; they show which searches lead nowhere.
 */
export function useCountedClicks(query: string): RefObject<HTMLDivElement | null> {
  const api = useAtomValue(apiAtom)
  const results = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = results.current
    if (element === null || api === null) return
    const counted = new AbortController()
    const count = ({ target }: Event) => {
      if (!(target instanceof Element) || target.closest('a[href]') === null) return
      counted.abort()
      // The page may be left before the response; a click that is not counted does no harm.
      api.POST('/search/clicks', { body: { query }, keepalive: true }).catch(() => undefined)
    }
    for (const type of ['click', 'auxclick'])
      element.addEventListener(type, count, { capture: true, signal: counted.signal })
    return () => counted.abort()
  }, [api, query])

  return results
}
