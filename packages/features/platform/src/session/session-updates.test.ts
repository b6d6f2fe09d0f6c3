import { createApiClient } from '@edbazaar/api-client'
import { http, myProfile, testApiUrl } from '@edbazaar/api-client/testing'
import { createStore } from 'jotai'
import { expect, test, vi } from 'vitest'
import { apiAtom } from '../api/api-context'
import { signIn } from '../testing/signed-in'
import { startMockServer } from '../testing/start-mock-server'
import { sessionAtom } from './session-atoms'
import {
  institutionsVersionAtom,
  mergeSessionUserAtom,
  refreshInstitutionsAtom,
} from './session-updates'

const server = startMockServer()

function createSignedInStore() {
  const store = createStore()
  store.set(apiAtom, createApiClient({ baseUrl: testApiUrl }))
  signIn(store, { user_has_institute: false })
  return store
}

test('a first school updates the user and reloads the institution lists', async () => {
  server.use(
    http.get('/users/my-profile', ({ response }) =>
      response(200).json(myProfile({ user_has_institute: true })),
    ),
  )
  const store = createSignedInStore()
  await store.set(refreshInstitutionsAtom)
  expect(store.get(sessionAtom)?.user.user_has_institute).toBe(true)
  expect(store.get(institutionsVersionAtom)).toBe(1)
})

test('only logs when the profile cannot be loaded', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const body = { status: 503, code: 'unavailable', msg: 'Busy.' }
  server.use(http.get('/users/my-profile', ({ response }) => response(503).json(body)))
  const store = createSignedInStore()
  await store.set(refreshInstitutionsAtom)
  expect(store.get(sessionAtom)?.user.user_has_institute).toBe(false)
  expect(warn).toHaveBeenCalledOnce()
})

test('ignores the profile of another user', () => {
  const store = createSignedInStore()
  store.set(mergeSessionUserAtom, { id: 99, firstname: 'Ravi' })
  expect(store.get(sessionAtom)?.user.firstname).toBe('Meera')
})
