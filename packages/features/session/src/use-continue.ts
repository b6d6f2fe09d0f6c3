import { useStore } from 'jotai'
import { RESET } from 'jotai/utils'
import { useNavigate, useRevalidator } from 'react-router-dom'
import { accountPanelAtom, redirectPathAtom } from './account-panel'
import { interruptedUserAtom, sessionAtom } from './session-atoms'

/**
 * Where one goes after signing in or registering: on with what a session's end interrupted, else
 * along the redirect path, which is then forgotten, else to `otherwise`; without that the page's
 * content is loaded anew.
 */
export function useContinue() {
  const store = useStore()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  return (otherwise?: string) => {
    const redirectPath = store.get(redirectPathAtom)
    const isResumed = store.get(interruptedUserAtom) === store.get(sessionAtom)?.user.id
    store.set(redirectPathAtom, RESET)
    store.set(interruptedUserAtom, null)
    store.set(accountPanelAtom, null)
    const target = isResumed ? undefined : (redirectPath ?? otherwise)
    void (target === undefined ? revalidate() : navigate(target))
  }
}
