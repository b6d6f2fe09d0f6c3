import { media } from '@edbazaar/ui/theme'
import { useMemo } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router-dom'
import { type UrlState, useRequestedState } from '../url'

/**
 * The state in the URL of an inbox, and functions that change it. Changes start from the state that
 * was last requested, so that quick ones add up while the page loads.
 */
export function useInboxState<State extends object>(url: UrlState<State>) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const { location: next } = useNavigation()
  const state = useMemo(() => url.read(new URLSearchParams(search)), [url, search])
  const requested = useRequestedState(url, state)
  const pathWith = (changes: Partial<State>) => url.pathOf({ ...requested, ...changes })
  /** Synchronous, so that the second of two quick changes sees the first. */
  function go(changes: Partial<State>, { replace = false } = {}) {
    // The panes of a wide window stay where they are; on a phone an open row is a separate screen.
    const preventScrollReset = window.matchMedia(media.wide).matches
    void navigate(pathWith(changes), { replace, preventScrollReset, flushSync: true })
  }
  return {
    /** Of the page that is shown. */
    state,
    /** Of the page that is shown, or that is loading. */
    requested,
    isLoading: next !== undefined,
    pathWith,
    go,
  }
}
