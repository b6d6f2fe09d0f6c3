import { useLayoutEffect, useState } from 'react'

interface Followed<State> {
  subscribe: (listener: () => void) => () => void
  getState: () => State
}

/**
 * The state of what a field shows, from the first render on. `useSyncExternalStore` follows only after
 * the effects, which on a busy page may be after the first letters: the field would lose them.
 */
export function useFollowed<State extends object>({ subscribe, getState }: Followed<State>): State {
  const [state, setState] = useState(getState)
  useLayoutEffect(() => {
    const follow = () => setState(getState())
    follow()
    return subscribe(follow)
  }, [subscribe, getState])
  return state
}
