import { areLazyPartsLoaded } from '@edbazaar/feature-platform/lazy-part'
import { useEffect, useMemo, useState } from 'react'
import { useLoaderData, useLocation, useNavigate, useNavigation } from 'react-router-dom'
import { useChangedPath } from '../url/use-changed-path'
import type { ListDefinition, ListResult, ListStateBase } from './list-definition'
import type { LoadedList } from './list-loader'
import { isEmptyListWaiting } from './results/LazyEmptyList'

/** The loading time after which placeholder rows replace a list. */
const skeletonDelayMs = 150

/**
 * The loaded list and the latest requested state. Filters and chips update immediately while the rows
 * still load.
 */
export function useList<State extends ListStateBase, Result extends ListResult>(
  definition: ListDefinition<State, Result>,
) {
  const loaded = useLoaderData<LoadedList<Result>>()
  const navigate = useNavigate()
  const location = useLocation()
  const { location: nextLocation } = useNavigation()
  const isLoading = nextLocation?.pathname === location.pathname
  const { search } = isLoading ? nextLocation : location
  const state = useMemo(
    () => definition.url.read(new URLSearchParams(search)),
    [definition, search],
  )
  const changedPath = useChangedPath(definition.url, state)
  // Placeholder rows have the code of the rows.
  const isSlow = useDelayed(isLoading) && areLazyPartsLoaded()
  /** Synchronous, so that filters show each click at once. Keeps the scroll position. */
  function goTo(path: string, { replace }: { replace: boolean }) {
    void navigate(path, {
      replace,
      preventScrollReset: true,
      flushSync: areLazyPartsLoaded() && !isEmptyListWaiting(),
    })
  }
  const go = (next: State, from?: State) => goTo(changedPath(next, from), { replace: false })
  return { loaded, state, isLoading, isSlow, changedPath, go, goTo }
}

/** Whether something has been active for longer than `skeletonDelayMs`. */
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
