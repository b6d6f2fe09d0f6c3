import { useStore } from 'jotai'
import { RESET } from 'jotai/utils'
import { useNavigate, useRevalidator } from 'react-router-dom'
import { accountPanelAtom, redirectPathAtom } from '../account-panel/account-panel'
import { interruptedUserAtom } from './session-atoms'

/**
 * Continues after signing in or registering: goes to the redirect path, which is then cleared, otherwise
 * to `fallback`. Without a target the page's data reloads, which resumes the page of an expired session.
 */
export function useContinue() {
  const store = useStore()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  return (fallback?: string) => {
    const redirectPath = store.get(redirectPathAtom)
    store.set(redirectPathAtom, RESET)
    store.set(interruptedUserAtom, null)
    store.set(accountPanelAtom, null)
    const target = redirectPath ?? fallback
    void (target === undefined ? revalidate() : navigate(target))
  }
}
