import { answerOf } from '@edbazaar/api-client'
import {
  apiAtom,
  clearSelectedFiltersAtom,
  paths,
  savedPlaceAtom,
  showToastAtom,
} from '@edbazaar/feature-shell'
import { useStore } from 'jotai'
import { RESET } from 'jotai/utils'
import { useNavigate } from 'react-router-dom'
import { redirectPathAtom } from './account-panel'
import { messages } from './messages'
import { endSessionAtom } from './session-atoms'

/**
 * Signs out: the token is revoked, what belongs to the user, the place and the filters are
 * forgotten, and the front page opens. Without a connection the browser forgets all the same.
 */
export function useSignOut() {
  const store = useStore()
  const navigate = useNavigate()
  return () => {
    const api = store.get(apiAtom)
    // The call takes the token with it before it is forgotten.
    if (api) answerOf(api.POST('/users/logout')).catch((cause: unknown) => console.warn(cause))
    store.set(endSessionAtom)
    store.set(clearSelectedFiltersAtom)
    store.set(savedPlaceAtom, RESET)
    store.set(redirectPathAtom, RESET)
    store.set(showToastAtom, { message: messages.loggedOut, type: 'success' })
    void navigate(paths.home)
  }
}
