import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { changedState } from './changed-state'
import type { UrlState } from './url-state'

/**
 * A function that returns the path of a changed state. The change of a second click may start from
 * what is shown although the first click has been answered by a navigation that has not rendered: the
 * path has both changes.
 */
export function useChangedPath<State extends object>(
  { read, pathOf }: Pick<UrlState<State>, 'read' | 'pathOf'>,
  shown: State,
): (next: State) => string {
  const { key } = useLocation()
  const requested = useRef<State | null>(null)
  useEffect(() => {
    requested.current = null
  }, [key])
  return (next) => {
    const asked = requested.current
    const path = pathOf(asked ? changedState(shown, next, asked) : next)
    requested.current = read(new URLSearchParams(path.split('?')[1]))
    return path
  }
}
