import { ApiError, answerOf } from '@edbazaar/api-client'
import { apiErrorMessage } from '@edbazaar/feature-forms'
import { endSessionAtom, sessionAtom } from '@edbazaar/feature-session'
import { apiAtom, paths } from '@edbazaar/feature-shell'
import { useStore } from 'jotai'
import { messages } from '../messages'
import { useEntrance } from '../use-entrance'

/**
 * Signs in with the token of a link; whoever was signed in before is signed out first. Gives what is
 * wrong, or null.
 */
export function useTokenSignIn() {
  const store = useStore()
  const { signedIn, denied } = useEntrance()

  async function clearSession() {
    const api = store.get(apiAtom)
    if (store.get(sessionAtom) === null || api === null) return
    // The call takes the token with it before it is forgotten.
    const over = answerOf(api.POST('/users/logout'))
    store.set(endSessionAtom)
    await over.catch((cause: unknown) => console.warn(cause))
  }
  return async (token: string): Promise<string | null> => {
    const api = store.get(apiAtom)
    if (api === null) return messages.cannotLogin
    await clearSession()
    try {
      const answer = await answerOf(api.POST('/users/login-with-token', { body: { token } }))
      const { ok, token: sessionToken, user, msg = messages.cannotLogin } = answer
      if (ok === 1 && sessionToken !== undefined && user !== undefined) {
        // A stranger's link would sign one in as the stranger: one is told as whom.
        signedIn({ token: sessionToken, user }, messages.signedInAs(user), paths.home)
        return null
      }
      if (ok === -1) denied(msg)
      return msg
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      return apiErrorMessage(cause)
    }
  }
}
