import { type ApiClient, answerOf } from '@edbazaar/api-client'

/**
 * Revokes a session. The call names its token: by the time that it is sent, the browser may
 * have ended the session, or started another.
 */
export const revokeSession = (api: ApiClient, token: string) =>
  answerOf(api.POST('/users/logout', { headers: { authorization: `Bearer ${token}` } }))
