import type { SecondStep } from '@edbazaar/api-client'
import {
  accountPanelAtom,
  clearStoredAtom,
  paths,
  type Session,
  showToastAtom,
  startSessionAtom,
  useContinue,
  useMessages,
} from '@edbazaar/feature-platform'
import { useStore } from 'jotai'
import { useLocation, useNavigate } from 'react-router-dom'
import { deniedAtom } from './denied-atom'
import { messages } from './messages'
import { type PendingSignIn, pendingSignInAtom } from './pending-sign-in-atom'

/** A session, and whether its user must add a second factor first. */
interface NewSession extends Session {
  needs_second_factor?: boolean
}

/** Pages that a signed-in user has no reason to stay on. */
const passwordPages: readonly string[] = [paths.forgotPassword, paths.resetPassword]

/** Handles the outcomes of a sign-in or registration: session, toast and redirect. */
export function useSignInOutcome() {
  const t = useMessages(messages)
  const store = useStore()
  const continueTo = useContinue()
  const navigate = useNavigate()
  const { pathname } = useLocation()

  function startSession(session: Session, message: string) {
    store.set(deniedAtom, false)
    store.set(startSessionAtom, session)
    store.set(showToastAtom, { message, type: 'success' })
  }
  return {
    /** Asks for the second factor of the account. */
    onSecondStep(step: SecondStep, rest: Omit<PendingSignIn, 'step'> = {}) {
      store.set(pendingSignInAtom, { step, ...rest })
      store.set(accountPanelAtom, 'second-step')
    },
    /** Follows the redirect path. Without one, goes to `fallback` or stays on the page. */
    onSignedIn(
      { needs_second_factor: needsSecondFactor = false, ...session }: NewSession,
      message = t(messages.signedIn),
      fallback = passwordPages.includes(pathname) ? paths.home : undefined,
    ) {
      if (needsSecondFactor) {
        startSession(session, t(messages.needsSecondFactor))
        void navigate(`${paths.profileDetails(session.user.id)}#security`)
        return
      }
      startSession(session, message)
      continueTo(fallback)
    },
    /** Follows the redirect path, or goes home, and opens the success popup. */
    onRegistered(session: Session) {
      startSession(session, t(messages.registered))
      continueTo(paths.home)
      store.set(accountPanelAtom, 'registered')
    },
    /** Clears all stored state, because an admin has blocked the account. */
    onDenied(msg: string) {
      store.set(clearStoredAtom)
      store.set(deniedAtom, true)
      store.set(accountPanelAtom, null)
      store.set(showToastAtom, { message: msg, type: 'error' })
      void navigate(paths.home)
    },
  }
}
