import { useEffect, useRef } from 'react'

export const resultCountId = 'result-count'
export const resultsId = 'results'

/**
 * Moves the focus to the count when another page of the list is shown, because the pagination link is
 * below all rows, or gone. Focus outside the results stays where it is.
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
