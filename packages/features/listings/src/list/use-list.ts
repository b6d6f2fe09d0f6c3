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
  const location = useLocation()
  const { location: coming } = useNavigation()
  const isLoading = coming?.pathname === location.pathname
  const { pathname, search, key } = isLoading ? coming : location
  const addressed = useMemo(() => listing.read(new URLSearchParams(search)), [listing, search])
  const { asked, go } = useGo(listing, key, pathname + search)
  const isSlow = useLasting(isLoading)
  return { loaded, state: asked ?? addressed, isLoading, isSlow, go }
}

interface Asked<State> {
  readonly state: State
  /** Key of the address that was shown then. */
  readonly after: string
  /** What was asked for just before, in vain. */
  readonly before: readonly string[]
}

/**
 * Goes to the list in another state; the reader stays at the same place of the page. `asked` is
 * that state until the router has heard of it: a tick must not go back for that moment.
 */
function useGo<State extends ListStateBase, Answer extends ListAnswer>(
  listing: Listing<State, Answer>,
  key: string,
  path: string,
) {
  const navigate = useNavigate()
  const [last, setLast] = useState<Asked<State> | null>(null)
  // Of two quick ticks the router may still be at the first.
  const isHeard = last !== null && last.after !== key && !last.before.includes(path)
  // Forgotten at once: Back may lead to where it was asked.
  if (isHeard) setLast(null)
  function go(state: State) {
    const before = last && !isHeard ? [...last.before, listing.path(last.state)] : []
    setLast({ state, after: key, before })
    void navigate(listing.path(state), { preventScrollReset: true })
  }
  return { asked: isHeard ? null : (last?.state ?? null), go }
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
