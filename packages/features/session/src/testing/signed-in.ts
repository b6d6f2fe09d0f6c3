import type { User } from '@edbazaar/api-client'
import { user } from '@edbazaar/api-client/testing'
import type { Prepare } from '@edbazaar/feature-shell/testing/page'
import type { createStore } from 'jotai'
import { authFetch } from '../auth-fetch'
import { isSignedInContext } from '../private-loader'
import { sessionAtom, startSessionAtom } from '../session-atoms'

/** Signs somebody in, in a test: Meera Iyer, unless something else is said of the user. */
export function signIn(store: ReturnType<typeof createStore>, differences: Partial<User> = {}) {
  store.set(startSessionAtom, { token: 'token-of-a-test-session', user: user(differences) })
}

/** For `renderPage`: loaders and calls know who is signed in, as they do in the app. */
export const forVisitors: Prepare = ({ store, context }) => {
  context.set(isSignedInContext, () => store.get(sessionAtom) !== null)
  return authFetch(store)
}

/** The same with Meera Iyer signed in. */
export const forUser =
  (differences: Partial<User> = {}): Prepare =>
  (page) => {
    signIn(page.store, differences)
    return forVisitors(page)
  }
