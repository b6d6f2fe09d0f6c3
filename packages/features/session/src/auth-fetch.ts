import { showToastAtom } from '@edbazaar/feature-shell'
import type { createStore } from 'jotai'
import { accountPanelAtom } from './account-panel'
import { messages } from './messages'
import { endSessionAtom, interruptedUserAtom, sessionAtom, tokenAtom } from './session-atoms'

type Store = ReturnType<typeof createStore>
type Send = (request: Request) => Promise<Response>

/**
 * Makes the `fetch` of an API client whose calls carry the session's token. Where the API knows the
 * session no more it ends here too: the page stays as it is, and the sign-in modal opens over it.
 * `send` is what sends them: another than the browser's `fetch` where progress is to be seen.
 */
export function authFetch(store: Store, send: Send = (request) => fetch(request)) {
  return async (request: Request): Promise<Response> => {
    const token = store.get(tokenAtom)
    if (token !== null) request.headers.set('authorization', `Bearer ${token}`)
    const response = await send(request)
    if (token !== null && response.status === 401 && (await isSessionOver(response)))
      interrupt(store, token)
    return response
  }
}

async function isSessionOver(response: Response): Promise<boolean> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  return (
    typeof body === 'object' && body !== null && 'code' in body && body.code === 'not_signed_in'
  )
}

/** Another call may have ended it already, or somebody may have signed in since. */
function interrupt(store: Store, token: string): void {
  const session = store.get(sessionAtom)
  if (session?.token !== token) return
  store.set(interruptedUserAtom, session.user.id)
  store.set(endSessionAtom)
  store.set(showToastAtom, { message: messages.sessionOver, type: 'error' })
  store.set(accountPanelAtom, 'sign-in')
}
