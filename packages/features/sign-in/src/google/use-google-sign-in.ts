import { ApiError, answerOf } from '@edbazaar/api-client'
import { apiErrorMessage } from '@edbazaar/feature-forms'
import { apiAtom, showToastAtom } from '@edbazaar/feature-shell'
import { useStore } from 'jotai'
import { messages } from '../messages'
import { useSignInOutcome } from '../use-sign-in-outcome'

/** Signs in with an id token from Google. */
export function useGoogleSignIn() {
  const store = useStore()
  const { onSignedIn, onDenied } = useSignInOutcome()
  const showError = (message: string) => store.set(showToastAtom, { message, type: 'error' })

  return async (idToken: string): Promise<void> => {
    const api = store.get(apiAtom)
    if (api === null) return
    try {
      const response = await answerOf(api.POST('/users/login-with-google', { body: { idToken } }))
      const { ok, token, user, msg } = response
      if (ok === 1 && token !== undefined && user !== undefined)
        onSignedIn({ token, user }, messages.signedInWithGoogle)
      else if (ok === -1) onDenied(msg ?? messages.cannotLogin)
      else showError(messages.cannotLogin)
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      showError(apiErrorMessage(cause))
    }
  }
}
