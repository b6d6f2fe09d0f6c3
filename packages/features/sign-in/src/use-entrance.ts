import {
  accountPanelAtom,
  type Session,
  startSessionAtom,
  useContinue,
} from '@edbazaar/feature-session'
import { clearStoredAtom, paths, showToastAtom } from '@edbazaar/feature-shell'
import { useStore } from 'jotai'
import { useLocation, useNavigate } from 'react-router-dom'
import { deniedAtom } from './denied-atom'
import { messages } from './messages'

/** Pages that have no use for who is signed in. */
const passwordPages: readonly string[] = [paths.forgotPassword, paths.resetPassword]

/** What follows once the API has let somebody in, or has not. */
export function useEntrance() {
  const store = useStore()
  const goOn = useContinue()
  const navigate = useNavigate()
  const { pathname } = useLocation()

  function begin(session: Session, message: string) {
    store.set(deniedAtom, false)
    store.set(startSessionAtom, session)
    store.set(showToastAtom, { message, type: 'success' })
  }
  return {
    /** On along the redirect path, else where one is; `otherwise` says where else. */
    signedIn(
      session: Session,
      message: string = messages.signedIn,
      otherwise = passwordPages.includes(pathname) ? paths.home : undefined,
    ) {
      begin(session, message)
      goOn(otherwise)
    },
    /** On along the redirect path, else to the front page, with good news over it. */
    registered(session: Session) {
      begin(session, messages.registered)
      goOn(paths.home)
      store.set(accountPanelAtom, 'registered')
    },
    /** An admin has blocked the user: all that was stored goes. */
    denied(msg: string) {
      store.set(clearStoredAtom)
      store.set(deniedAtom, true)
      store.set(accountPanelAtom, null)
      store.set(showToastAtom, { message: msg, type: 'error' })
      void navigate(paths.home)
    },
  }
}
