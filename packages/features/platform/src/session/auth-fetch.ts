import type { createStore } from 'jotai'
import { askToSignInAtom } from '../account-panel/account-panel'
import { endSessionAtom, interruptedUserAtom, sessionAtom, tokenAtom } from './session-atoms'

type Store = ReturnType<typeof createStore>
type Send = (request: Request) => Promise<Response>

/**
 * Creates the `fetch` of an API client that sends the session token; a call that names its own token is
 * sent as it is. When the API reports that the session has expired, it ends here too, and the page stays
 * as it is. The sign-in modal opens only for a call that changes something; `PrivatePage` opens it over
 * private pages. `send` replaces the browser's `fetch` where upload progress is shown.
 */
export function authFetch(store: Store, send: Send = (request) => fetch(request)) {
  return async (request: Request): Promise<Response> => {
    const token = store.get(tokenAtom)
    if (token === null || request.headers.has('authorization')) return send(request)
    request.headers.set('authorization', `Bearer ${token}`)
    const response = await send(request)
    if (response.status === 401 && (await isSessionExpired(response)))
      expireSession(store, token, request.method !== 'GET')
    return response
  }
}

async function isSessionExpired(response: Response): Promise<boolean> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  return (
    typeof body === 'object' && body !== null && 'code' in body && body.code === 'not_signed_in'
  )
}

/** Ignores a token that is no longer current: another call may have ended it, or a new session started. */
function expireSession(store: Store, token: string, needsAccount: boolean): void {
  const session = store.get(sessionAtom)
  if (session?.token !== token) return
  store.set(interruptedUserAtom, session.user.id)
  store.set(endSessionAtom)
  if (needsAccount) store.set(askToSignInAtom, null)
  import('../session-over/session-over')
    .then(({ showSessionOver }) => showSessionOver(store))
    // The page works without the toast.
    .catch((cause: unknown) => console.warn(cause))
}
