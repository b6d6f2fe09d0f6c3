import { ApiError, answerOf } from '@edbazaar/api-client'
import { apiErrorMessage } from '@edbazaar/feature-forms'
import { apiAtom, showToastAtom } from '@edbazaar/feature-shell'
import { useStore } from 'jotai'
import { messages } from '../messages'
import { useEntrance } from '../use-entrance'

/** Signs in with what Google says of somebody. */
export function useGoogleSignIn() {
  const store = useStore()
  const { signedIn, denied } = useEntrance()
  const fail = (message: string) => store.set(showToastAtom, { message, type: 'error' })

  return async (idToken: string): Promise<void> => {
    const api = store.get(apiAtom)
    if (api === null) return
    try {
      const answer = await answerOf(api.POST('/users/login-with-google', { body: { idToken } }))
      const { ok, token, user, msg } = answer
      if (ok === 1 && token !== undefined && user !== undefined)
        signedIn({ token, user }, messages.signedInWithGoogle)
      else if (ok === -1) denied(msg ?? messages.cannotLogin)
      else fail(messages.cannotLogin)
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      fail(apiErrorMessage(cause))
    }
  }
}
