import { useMemo } from 'react'
import { useNavigation } from 'react-router-dom'
import type { UrlState } from './url-state'

/**
 * The state of the URL that was last requested: of the page that is loading, or `shown`. Changes that
 * start from it add up while the page loads, if each navigates with `flushSync`.
 */
export function useRequestedState<State extends object>(
  { read, pathOf }: Pick<UrlState<State>, 'read' | 'pathOf'>,
  shown: State,
): State {
  const { location } = useNavigation()
  const isHere = location !== undefined && location.pathname === pathOf(shown).split('?')[0]
  const search = isHere ? location.search : null
  return useMemo(
    () => (search === null ? shown : read(new URLSearchParams(search))),
    [read, search, shown],
  )
}
