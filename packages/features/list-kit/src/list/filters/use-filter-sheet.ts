import { media } from '@edbazaar/ui/theme'
import { useAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { filterSheetAtom } from './filter-sheet-atom'

/** Id of the filters beside the list, which the filters button links to. */
export const filtersId = 'filters'

/**
 * Whether the filter sheet is open, and how its filters navigate: the first change adds a history
 * entry and the next ones replace it, so that Back undoes them together.
 */
export function useFilterSheet(goTo: (path: string, options: { replace: boolean }) => void) {
  const [isOpen, setIsOpen] = useAtom(filterSheetAtom)
  const hasEntry = useRef(false)
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  function open() {
    hasEntry.current = false
    setIsOpen(true)
  }
  function go(path: string) {
    goTo(path, { replace: hasEntry.current })
    hasEntry.current = true
  }
  // Before the page is hydrated, the button leads to the filters below the list.
  const isAtFilters = hash === `#${filtersId}`
  useEffect(() => {
    if (!isAtFilters || !window.matchMedia(media.narrow).matches) return
    hasEntry.current = false
    setIsOpen(true)
    void navigate(pathname + search, { replace: true, preventScrollReset: true })
  }, [isAtFilters, pathname, search, navigate, setIsOpen])
  useEffect(() => () => setIsOpen(false), [setIsOpen])
  return { isOpen, open, close: () => setIsOpen(false), go }
}
