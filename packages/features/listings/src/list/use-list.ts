import { useEffect, useMemo, useState } from 'react'
import { useLoaderData, useLocation, useNavigate, useNavigation } from 'react-router-dom'
import type { ListDefinition, ListResult, ListStateBase } from './list-definition'
import type { LoadedList } from './list-loader'

/** Milliseconds that a list may take before grey bars take its place. */
const skeletonDelayMs = 150

/**
 * The list as the reader sees it: what is loaded, and the state that was asked for last. Ticks and
 * chips follow at once, while the rows still load.
 */
export function useList<State extends ListStateBase, Result extends ListResult>(
  listing: ListDefinition<State, Result>,
) {
  const loaded = useLoaderData<LoadedList<Result>>()
  const navigate = useNavigate()
  const location = useLocation()
  const { location: coming } = useNavigation()
  const isLoading = coming?.pathname === location.pathname
  const { search } = isLoading ? coming : location
  const state = useMemo(() => listing.read(new URLSearchParams(search)), [listing, search])
  const isSlow = useDelayed(isLoading)
  /** Heard of at once: of two quick ticks the second knows of the first. The page stays in its place. */
  function go(next: State) {
    void navigate(listing.path(next), { preventScrollReset: true, flushSync: true })
  }
  return { loaded, state, isLoading, isSlow, go }
}

/** Whether something has been going on for longer than `skeletonDelayMs`. */
function useDelayed(isActive: boolean) {
  const [isDelayed, setIsDelayed] = useState(false)
  useEffect(() => {
    if (!isActive) return
    const timer = setTimeout(() => setIsDelayed(true), skeletonDelayMs)
    return () => {
      clearTimeout(timer)
      setIsDelayed(false)
    }
  }, [isActive])
  return isActive && isDelayed
}
