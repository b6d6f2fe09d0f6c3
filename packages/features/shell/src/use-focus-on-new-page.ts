import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { paths } from './paths'
import { searchField } from './search-field'

/**
 * After a move to another page the focus goes to its content, as it would on a page that the
 * browser loads: otherwise it stays in the old page's place, or is lost. On a search for nothing
 * the content is the box. Filters don't move it.
 */
export function useFocusOnNewPage() {
  const { pathname, search, hash } = useLocation()
  const query = pathname === paths.search ? (new URLSearchParams(search).get('query') ?? '') : null
  const page = query === null ? pathname : `${pathname}?${query}`
  // A screen that stands in for a page that failed brings its own frame: there was a page before.
  const shown = useRef(useNavigationType() === 'POP' ? page : null)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    if (hash !== '') return
    const target = (query === '' && searchField()) || document.getElementById('main')
    target?.focus({ preventScroll: true })
  }, [page, query, hash])
}
