import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { changedState } from './changed-state'
import type { UrlState } from './url-state'

/** The changes that have been asked for and may not have rendered yet. */
interface Requested<State> {
  readonly state: State
  /** The path of each of them. */
  readonly paths: readonly string[]
}

/**
 * A function that returns the path of a changed state. A second click may come before the first has
 * rendered, and so start from the state before both: its path has the changes of both. `from` is the
 * state that was changed, if a field shows another than the list.
 */
export function useChangedPath<State extends object>(
  { read, pathOf }: Pick<UrlState<State>, 'read' | 'pathOf'>,
  shown: State,
): (next: State, from?: State) => string {
  const { key } = useLocation()
  const requested = useRef<Requested<State> | null>(null)
  const shownPath = pathOf(shown)
  useEffect(() => {
    requested.current = null
  }, [key])
  // A link or Back leads elsewhere: what was asked for before no longer counts.
  useEffect(() => {
    if (!requested.current?.paths.includes(shownPath)) requested.current = null
  }, [shownPath])
  return (next, from = shown) => {
    const asked = requested.current
    const path = pathOf(asked ? changedState(from, next, asked.state) : next)
    const state = read(new URLSearchParams(path.split('?')[1]))
    requested.current = { state, paths: [...(asked?.paths ?? []), path] }
    return path
  }
}
