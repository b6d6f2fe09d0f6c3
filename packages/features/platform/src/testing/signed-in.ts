import type { User } from '@edbazaar/api-client'
import { user } from '@edbazaar/api-client/testing'
import type { createStore } from 'jotai'
import { authFetch } from '../session/auth-fetch'
import { sessionUserContext } from '../session/private-loader'
import { sessionAtom, startSessionAtom } from '../session/session-atoms'
import type { Prepare } from './create-page'

/** Signs in a test user: Meera Iyer, unless `differences` say otherwise. */
export function signIn(store: ReturnType<typeof createStore>, differences: Partial<User> = {}) {
  store.set(startSessionAtom, { token: 'token-of-a-test-session', user: user(differences) })
}

/** Prepares `renderPage` for a visitor: loaders and API calls know the session, as in the app. */
export const forVisitors: Prepare = ({ store, context }) => {
  context.set(sessionUserContext, () => store.get(sessionAtom)?.user ?? null)
  return authFetch(store)
}

/** Prepares `renderPage` for a signed-in user. */
export const forUser =
  (differences: Partial<User> = {}): Prepare =>
  (page) => {
    signIn(page.store, differences)
    return forVisitors(page)
  }
