import { paths } from '@edbazaar/feature-platform'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { searchField } from './search-field'

/**
 * Moves focus to the content after navigating to another page, as a full page load would. Otherwise
 * focus stays on the old page or is lost. On the empty search page, the search box gets the focus.
 * Filter changes do not move the focus.
 */
export function useFocusOnNewPage() {
  const { pathname, search, hash } = useLocation()
  const query = pathname === paths.search ? (new URLSearchParams(search).get('query') ?? '') : null
  const page = query === null ? pathname : `${pathname}?${query}`
  // An error page mounts a new frame after a navigation, so the first render may need the focus too.
  const shown = useRef(useNavigationType() === 'POP' ? page : null)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    if (hash !== '') return
    const target = (query === '' && searchField()) || document.getElementById('main')
    target?.focus({ preventScroll: true })
  }, [page, query, hash])
}
