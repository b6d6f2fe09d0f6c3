import { ApiError, answerOf } from '@edbazaar/api-client'
import { useApiErrorMessage } from '@edbazaar/feature-form-kit'
import {
  apiAtom,
  endSessionAtom,
  paths,
  revokeSession,
  sessionAtom,
  useMessages,
} from '@edbazaar/feature-platform'
import { forgetLinkToken } from '@edbazaar/feature-platform/link-token'
import { useStore } from 'jotai'
import { messages } from '../messages'
import { useSignInOutcome } from '../use-sign-in-outcome'

/**
 * Signs in with the token of a link, after signing out the current user. Returns an error message, or
 * null on success. If the account has a second step, `onFailed` is called when the user closes it.
 */
export function useTokenSignIn() {
  const t = useMessages(messages)
  const apiErrorMessage = useApiErrorMessage()
  const store = useStore()
  const { onSignedIn, onSecondStep, onDenied } = useSignInOutcome()

  async function clearSession() {
    const api = store.get(apiAtom)
    const session = store.get(sessionAtom)
    if (session === null || api === null) return
    store.set(endSessionAtom)
    await revokeSession(api, session.token).catch((cause: unknown) => console.warn(cause))
  }
  return async (token: string, onFailed: (msg: string) => void): Promise<string | null> => {
    const api = store.get(apiAtom)
    if (api === null) return t(messages.cannotLogin)
    await clearSession()
    try {
      const response = await answerOf(api.POST('/users/login-with-token', { body: { token } }))
      // Otherwise a refresh would use the link again.
      forgetLinkToken()
      if ('challenge' in response) {
        onSecondStep(response, {
          message: (user) => t(messages.signedInAs(user)),
          fallback: paths.home,
          onCancelled: () => onFailed(t(messages.secondStepCancelled)),
        })
        return null
      }
      const { ok, token: sessionToken, user, msg = t(messages.cannotLogin) } = response
      const needs_second_factor = response.needs_second_factor ?? false
      if (ok === 1 && sessionToken !== undefined && user !== undefined) {
        // Name the account: a link from an attacker would sign the user in as the attacker.
        const session = { token: sessionToken, user, needs_second_factor }
        onSignedIn(session, t(messages.signedInAs(user)), paths.home)
        return null
      }
      if (ok === -1) onDenied(msg)
      return msg
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      return apiErrorMessage(cause)
    }
  }
}
