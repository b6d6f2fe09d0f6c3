import { media } from '@edbazaar/ui/theme'
import { useMemo, useSyncExternalStore } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router-dom'
import type { QueuePlace } from '../../queue-switch/queue-places'
import { type QueueState, queueUrl } from './queue-url'

/** The state that the address holds, and how to change it. */
export function useQueue(place: QueuePlace) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const { state: navigation, location: next } = useNavigation()
  const isWide = useIsWide()
  const url = useMemo(() => queueUrl(place), [place])
  const state = useMemo(() => url.read(new URLSearchParams(search)), [url, search])
  const pathWith = (changes: Partial<QueueState>) => url.pathOf({ ...state, ...changes })
  function go(changes: Partial<QueueState>, { replace = false } = {}) {
    // The panes of a wide window stay where they are; on a phone a case is a screen of its own.
    void navigate(pathWith(changes), { replace, preventScrollReset: isWide })
  }
  return {
    place,
    url,
    state,
    isWide,
    /** The case that is open or about to open, so that quick key presses add up. */
    nextCase: next ? url.read(new URLSearchParams(next.search)).case : state.case,
    isLoading: navigation === 'loading',
    pathWith,
    go,
    /** The list with a changed filter, from its first page and without an open case. */
    narrow: (changes: Partial<QueueState>) => go({ ...changes, page: 1, case: null }),
  }
}

export type Queue = ReturnType<typeof useQueue>

/** Whether there is room for a table, and for a case beside the list. */
function useIsWide(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia(media.wide)
      query.addEventListener('change', onChange)
      return () => query.removeEventListener('change', onChange)
    },
    () => window.matchMedia(media.wide).matches,
    () => true,
  )
}
