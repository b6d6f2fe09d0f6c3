import { useEffect, useRef } from 'react'

/** The ids of the count and of what is counted. */
export const resultCountId = 'resultCount'
export const resultsId = 'results'

/**
 * Takes the focus to the count when another page of the list is shown: the link that led there is
 * below all its rows, or gone. A focus outside of the results stays where it is.
 */
export function usePageFocus(page: number | undefined) {
  const shown = useRef(page)
  useEffect(() => {
    const before = shown.current
    shown.current = page
    if (before === page || before === undefined || page === undefined) return
    const { activeElement, body } = document
    const isInResults = activeElement?.closest(`#${resultsId}`) != null
    if (activeElement !== body && !isInResults) return
    document.getElementById(resultCountId)?.focus({ preventScroll: true })
  }, [page])
}
