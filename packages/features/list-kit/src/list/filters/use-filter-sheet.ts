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
  /** The history entry at the first change in the open sheet; null before that. */
  const first = useRef<{ key: string; href: string } | null>(null)
  const { pathname, search, hash, key } = useLocation()
  const navigate = useNavigate()
  function open() {
    first.current = null
    setIsOpen(true)
  }
  function go(path: string) {
    const { href } = window.location
    first.current ??= { key, href }
    // Until the first change has its entry, the next one must not replace the entry before it. The
    // URL changes with the entry; the key only once the changed list has rendered.
    goTo(path, { replace: key !== first.current.key || href !== first.current.href })
  }
  // Before the page is hydrated, the button leads to the filters below the list.
  const isAtFilters = hash === `#${filtersId}`
  useEffect(() => {
    if (!isAtFilters || !window.matchMedia(media.narrow).matches) return
    first.current = null
    setIsOpen(true)
    void navigate(pathname + search, { replace: true, preventScrollReset: true })
  }, [isAtFilters, pathname, search, navigate, setIsOpen])
  useEffect(() => () => setIsOpen(false), [setIsOpen])
  return { isOpen, open, close: () => setIsOpen(false), go }
}
