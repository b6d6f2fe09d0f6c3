import { answerOf } from '@edbazaar/api-client'
import { useFailureToast } from '@edbazaar/feature-form-kit'
import { apiAtom, showToastAtom, useMessages } from '@edbazaar/feature-platform'
import { useStore } from 'jotai'
import { messages } from '../messages'
import { useSignInOutcome } from '../use-sign-in-outcome'

/** Signs in with an id token from Google. */
export function useGoogleSignIn() {
  const t = useMessages(messages)
  const { showFailure } = useFailureToast()
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
        onSignedIn({ token, user }, t(messages.signedInWithGoogle))
      else if (ok === -1) onDenied(msg ?? t(messages.cannotLogin))
      else showError(t(messages.cannotLogin))
    } catch (cause) {
      showFailure(cause)
    }
  }
}
