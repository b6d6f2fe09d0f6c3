import { useLocation, useNavigate, useNavigation } from 'react-router-dom'
import { comparePath, readComparison } from '../compare-url'

/** Whether only differences are shown, which the URL holds so that a shared link shows the same. */
export function useDifferencesOnly() {
  const location = useLocation()
  const { location: nextLocation } = useNavigation()
  const navigate = useNavigate()
  const isLoading = nextLocation?.pathname === location.pathname
  const { search } = isLoading ? nextLocation : location
  const requested = readComparison(new URLSearchParams(search))
  /** Replaces the history entry, and synchronously, so that the checkbox does not flicker. */
  function setDifferencesOnly(hasDifferencesOnly: boolean) {
    void navigate(comparePath({ ...requested, hasDifferencesOnly }), {
      replace: true,
      preventScrollReset: true,
      flushSync: true,
    })
  }
  return { hasDifferencesOnly: requested.hasDifferencesOnly, setDifferencesOnly }
}
