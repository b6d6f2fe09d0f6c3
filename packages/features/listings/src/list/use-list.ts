import { useEffect, useMemo, useState } from 'react'
import { useLoaderData, useLocation, useNavigate, useNavigation } from 'react-router-dom'
import type { LoadedList } from './list-loader'
import type { ListAnswer, Listing, ListStateBase } from './listing'

/** Milliseconds that a list may take before grey bars take its place. */
const patience = 150

/**
 * The list as the reader sees it: what is loaded, and the state that was asked for last. Ticks and
 * chips follow at once, while the rows still load.
 */
export function useList<State extends ListStateBase, Answer extends ListAnswer>(
  listing: Listing<State, Answer>,
) {
  const loaded = useLoaderData<LoadedList<Answer>>()
  const navigate = useNavigate()
  const location = useLocation()
  const { location: coming } = useNavigation()
  const isLoading = coming?.pathname === location.pathname
  const { search } = isLoading ? coming : location
  const state = useMemo(() => listing.read(new URLSearchParams(search)), [listing, search])
  const isSlow = useLasting(isLoading)
  /** Heard of at once: of two quick ticks the second knows of the first. The page stays in its place. */
  function go(next: State) {
    void navigate(listing.path(next), { preventScrollReset: true, flushSync: true })
  }
  return { loaded, state, isLoading, isSlow, go }
}

/** Whether something has been going on for longer than `patience`. */
function useLasting(isGoingOn: boolean) {
  const [isLasting, setIsLasting] = useState(false)
  useEffect(() => {
    if (!isGoingOn) return
    const timer = setTimeout(() => setIsLasting(true), patience)
    return () => {
      clearTimeout(timer)
      setIsLasting(false)
    }
  }, [isGoingOn])
  return isGoingOn && isLasting
}
