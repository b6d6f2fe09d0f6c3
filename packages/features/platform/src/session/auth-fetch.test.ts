import { createStore } from 'jotai'
import { beforeEach, expect, test } from 'vitest'
import { createI18n } from '../i18n/create-i18n'
import { i18nAtom } from '../i18n/i18n-atom'
import { signIn } from '../testing/signed-in'
import { authFetch } from './auth-fetch'
import { sessionAtom } from './session-atoms'

const refusal = async () => Response.json({ code: 'not_signed_in' }, { status: 401 })

beforeEach(() => localStorage.clear())

function signedInStore() {
  const store = createStore()
  store.set(i18nAtom, createI18n('en'))
  signIn(store)
  return store
}

test('a refused call ends the session whose token it sent', async () => {
  const store = signedInStore()
  await authFetch(store, refusal)(new Request('http://edbazaar.test/api/users'))
  expect(store.get(sessionAtom)).toBeNull()
})

test('a refused call that names an older token leaves the current session alone', async () => {
  const store = signedInStore()
  const headers = { authorization: 'Bearer an-older-token' }
  await authFetch(store, refusal)(new Request('http://edbazaar.test/api/users/logout', { headers }))
  expect(store.get(sessionAtom)).not.toBeNull()
})
