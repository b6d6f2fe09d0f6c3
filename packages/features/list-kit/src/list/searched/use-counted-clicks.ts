import { apiAtom } from '@edbazaar/feature-platform'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'

/**
 * Counts, once for each search, that a link in the element with the id was followed. Only the words of
 * the query and the rank of the result are sent; they show which searches lead nowhere, and which
 * results are too low. `earlier` is the number of results on the pages before.
 */
export function useCountedClicks(resultsId: string, query: string, earlier: number): void {
  const api = useAtomValue(apiAtom)

  useEffect(() => {
    const element = document.getElementById(resultsId)
    if (element === null || api === null) return
    const counted = new AbortController()
    const count = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a[href]') : null
      if (link === null) return
      counted.abort()
      const place = placeOf(link, element)
      const body = place === null ? { query } : { query, rank: earlier + place }
      // The page may be left before the response; a click that is not counted does no harm.
      api.POST('/search/clicks', { body, keepalive: true }).catch(() => undefined)
    }
    for (const type of ['click', 'auxclick'])
      element.addEventListener(type, count, { capture: true, signal: counted.signal })
    return () => counted.abort()
  }, [api, resultsId, query, earlier])
}

/** The place of a link's result among the results, from 1; null for another link. */
function placeOf(link: Element, results: Element): number | null {
  const entries = [...results.querySelectorAll('li')].filter(
    (entry) => entry.parentElement?.closest('li, nav') === null,
  )
  const place = entries.findIndex((entry) => entry.contains(link))
  return place === -1 ? null : place + 1
}
