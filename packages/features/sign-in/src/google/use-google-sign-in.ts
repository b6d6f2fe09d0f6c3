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
  const { onSignedIn, onSecondStep, onDenied } = useSignInOutcome()
  const showError = (message: string) => store.set(showToastAtom, { message, type: 'error' })

  return async (idToken: string): Promise<void> => {
    const api = store.get(apiAtom)
    if (api === null) return
    try {
      const response = await answerOf(api.POST('/users/login-with-google', { body: { idToken } }))
      if ('challenge' in response) {
        onSecondStep(response, { message: () => t(messages.signedInWithGoogle) })
        return
      }
      const { ok, token, user, msg, needs_second_factor = false } = response
      if (ok === 1 && token !== undefined && user !== undefined)
        onSignedIn({ token, user, needs_second_factor }, t(messages.signedInWithGoogle))
      else if (ok === -1) onDenied(msg ?? t(messages.cannotLogin))
      else showError(t(messages.cannotLogin))
    } catch (cause) {
      showFailure(cause)
    }
  }
}
