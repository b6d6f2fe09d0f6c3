import { useStore } from 'jotai'
import { useNavigate } from 'react-router-dom'
import { apiAtom } from '../api/api-context'
import { useMessages } from '../i18n/use-messages'
import { paths } from '../links/paths'
import { forgetUserAtom } from '../storage/stored-atom'
import { showToastAtom } from '../toasts/toast-atoms'
import { messages } from './messages'
import { revokeSession } from './revoke-session'
import { endSessionAtom, tokenAtom } from './session-atoms'
import { hasSignedOutAtom } from './signed-out'

/**
 * Signs out: revokes the token, clears everything that the user has left in this browser, such as the
 * place, filters, searches and comparison, and opens the home page. Without
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
    store.set(forgetUserAtom)
    store.set(hasSignedOutAtom, true)
    store.set(showToastAtom, { message: t(messages.loggedOut), type: 'success' })
    void navigate(paths.home)
  }
}
