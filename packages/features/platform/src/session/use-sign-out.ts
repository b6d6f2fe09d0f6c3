import { useStore } from 'jotai'
import { RESET } from 'jotai/utils'
import { useNavigate } from 'react-router-dom'
import { apiAtom } from '../api/api-context'
import { useMessages } from '../i18n/use-messages'
import { paths } from '../links/paths'
import { savedPlaceAtom } from '../storage/saved-place'
import { clearSelectedFiltersAtom } from '../storage/selected-filters'
import { showToastAtom } from '../toasts/toast-atoms'
import { redirectPathAtom } from './account-panel'
import { messages } from './messages'
import { revokeSession } from './revoke-session'
import { endSessionAtom, tokenAtom } from './session-atoms'

/**
 * Signs out: revokes the token, clears user data, place and filters, and opens the front page. Without
 * a connection the browser still clears everything.
 */
export function useSignOut() {
  const t = useMessages(messages)
  const store = useStore()
  const navigate = useNavigate()
  return () => {
    const api = store.get(apiAtom)
    const token = store.get(tokenAtom)
    if (api && token !== null)
      revokeSession(api, token).catch((cause: unknown) => console.warn(cause))
    store.set(endSessionAtom)
    store.set(clearSelectedFiltersAtom)
    store.set(savedPlaceAtom, RESET)
    store.set(redirectPathAtom, RESET)
    store.set(showToastAtom, { message: t(messages.loggedOut), type: 'success' })
    void navigate(paths.home)
  }
}
