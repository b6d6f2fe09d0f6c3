import { createApiClient } from '@edbazaar/api-client'
import { http, myProfile, testApiUrl } from '@edbazaar/api-client/testing'
import { mockServer } from '@edbazaar/api-client/testing/node'
import { apiAtom, savedPlaceAtom, selectedFilterAtoms } from '@edbazaar/feature-shell'
import { renderPage } from '@edbazaar/feature-shell/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore } from 'jotai'
import { useState } from 'react'
import { useLoaderData } from 'react-router-dom'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { accountPanelAtom, askToSignInAtom, redirectPathAtom } from './account-panel'
import { authFetch } from './auth-fetch'
import { PrivatePage } from './PrivatePage'
import { privateLoader } from './private-loader'
import { sessionAtom } from './session-atoms'
import { forUser, forVisitors, signIn } from './testing/signed-in'
import { useContinue } from './use-continue'
import { useSignOut } from './use-sign-out'

const server = mockServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => {
  server.resetHandlers()
  localStorage.clear()
})
afterAll(() => server.close())

const notSignedIn = { status: 401, code: 'not_signed_in', msg: 'Please sign in.' }

/** Who is signed in when a page is opened anew. */
async function sessionOfNextPage() {
  vi.resetModules()
  const [{ createStore }, atoms] = await Promise.all([import('jotai'), import('./session-atoms')])
  return createStore().get(atoms.sessionAtom)
}

describe('what a browser keeps of a session', () => {
  test('is there for the next page, the token under its name as it is', async () => {
    const store = createStore()
    signIn(store)
    expect(localStorage.getItem('token')).toBe('token-of-a-test-session')
    expect(JSON.parse(localStorage.getItem('permissions') ?? '')).toEqual([1, 2, 3, 4, 5, 6])
    expect((await sessionOfNextPage())?.user.firstname).toBe('Meera')
  })

  test.each([
    ['token', '<script>'],
    ['user', '{"id":'],
    ['user', '{"id":7,"firstname":"Meera"}'],
    ['user', '[]'],
  ])('with a spoilt %s is a visitor’s: %s', async (key, spoilt) => {
    signIn(createStore())
    localStorage.setItem(key, spoilt)
    expect(await sessionOfNextPage()).toBeNull()
  })

  test('follows what another tab does', async () => {
    const { store } = renderPage([{ path: '/', element: <p>Page</p> }], '/')
    const end = store.sub(sessionAtom, () => {})
    signIn(store)
    localStorage.removeItem('token')
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
    })
    expect(store.get(sessionAtom)).toBeNull()
    end()
  })
})

describe('a call', () => {
  const clientOf = (store: ReturnType<typeof createStore>) =>
    createApiClient({ baseUrl: testApiUrl, fetch: authFetch(store) })

  test('carries the token of whoever is signed in, and none for a visitor', async () => {
    const seen: (string | null)[] = []
    server.use(
      http.get('/users/my-profile', ({ request, response }) => {
        seen.push(request.headers.get('authorization'))
        return response(200).json(myProfile())
      }),
    )
    const store = createStore()
    await clientOf(store).GET('/users/my-profile')
    signIn(store)
    await clientOf(store).GET('/users/my-profile')
    expect(seen).toEqual([null, 'Bearer token-of-a-test-session'])
  })

  test('that finds the session over ends it, and opens the sign-in modal', async () => {
    server.use(http.get('/users/my-profile', ({ response }) => response(401).json(notSignedIn)))
    const store = createStore()
    signIn(store)
    await clientOf(store).GET('/users/my-profile')
    expect(store.get(sessionAtom)).toBeNull()
    expect(store.get(accountPanelAtom)).toBe('sign-in')
  })

  test('refused for a wrong password ends nothing', async () => {
    const wrong = { status: 401, code: 'wrong_credentials', msg: 'No.' }
    server.use(http.post('/users/login-with-pass', ({ response }) => response(401).json(wrong)))
    const store = createStore()
    signIn(store)
    const body = { email: 'meera@example.in', password: 'wrong1' }
    await clientOf(store).POST('/users/login-with-pass', { body })
    expect(store.get(sessionAtom)).not.toBeNull()
  })
})

const load = privateLoader(async () => 'Content of one’s own')

function OwnPage() {
  const loaded = useLoaderData<typeof load>()
  const [note, setNote] = useState('')
  return (
    <PrivatePage loaded={loaded} permission={3} skeleton={<p>Loading it</p>}>
      {(content) => (
        <>
          <h1>{content}</h1>
          <Actions />
          <label>
            Note <input value={note} onChange={(event) => setNote(event.target.value)} />
          </label>
        </>
      )}
    </PrivatePage>
  )
}

const pages = [
  { path: '/own', Component: OwnPage, loader: load },
  { path: '/', element: <Actions /> },
  { path: '/target', element: <h1>Target</h1> },
]

function Actions() {
  const goOn = useContinue()
  const signOut = useSignOut()
  return (
    <>
      <button type="button" onClick={() => goOn('/target')}>
        Continue
      </button>
      <button type="button" onClick={signOut}>
        Logout
      </button>
    </>
  )
}
const press = (name: string) => userEvent.setup().click(screen.getByRole('button', { name }))

describe('a page of one’s own', () => {
  test('shows its content to whoever is signed in', async () => {
    renderPage(pages, '/own', forUser())
    expect(await screen.findByRole('heading', { name: 'Content of one’s own' })).toBeDefined()
  })

  test('asks a visitor to sign in, remembers itself, and loads once that is done', async () => {
    const { store } = renderPage(pages, '/own?tab=2', forVisitors)
    await screen.findByRole('heading', { level: 1, name: 'Sign in to see this page' })
    await waitFor(() => expect(store.get(accountPanelAtom)).toBe('sign-in'))
    expect(store.get(redirectPathAtom)).toBe('/own?tab=2')
    act(() => signIn(store))
    expect(await screen.findByRole('heading', { name: 'Content of one’s own' })).toBeDefined()
  })

  test('is refused to those without its permission', async () => {
    renderPage(pages, '/own', forUser({ permissions: [1, 2] }))
    expect(await screen.findByText('You do not have access to this page')).toBeDefined()
    const write = screen.getByRole('link', { name: 'Write to us' })
    expect(write.getAttribute('href')).toBe('/contact-us')
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  })

  test('stays, with what was typed, when the session ends under one’s hands', async () => {
    server.use(http.get('/users/my-profile', ({ response }) => response(401).json(notSignedIn)))
    const { store } = renderPage(pages, '/own', forUser())
    const note = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Note' })
    await userEvent.setup().type(note, 'Ask about the bus')
    await act(async () => void (await store.get(apiAtom)?.GET('/users/my-profile')))
    expect(store.get(sessionAtom)).toBeNull()
    expect(store.get(accountPanelAtom)).toBe('sign-in')
    expect(note.isConnected && note.value).toBe('Ask about the bus')
  })
})

describe('after signing in', () => {
  test('one goes where one wanted to, once', async () => {
    const { store, router } = renderPage(pages, '/', forVisitors)
    act(() => store.set(askToSignInAtom, '/own'))
    act(() => signIn(store))
    await press('Continue')
    await waitFor(() => expect(router.state.location.pathname).toBe('/own'))
    expect(store.get(redirectPathAtom)).toBeNull()
    expect(store.get(accountPanelAtom)).toBeNull()
  })

  test.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'one never goes to %s',
    async (path) => {
      const { store, router } = renderPage(pages, '/', forVisitors)
      localStorage.setItem('selected-redirect-path', JSON.stringify(path))
      act(() => store.set(askToSignInAtom, path))
      act(() => signIn(store))
      await press('Continue')
      await waitFor(() => expect(router.state.location.pathname).toBe('/target'))
    },
  )
})

test('logging out revokes the token, and forgets the user, the place and the filters', async () => {
  const revoked: (string | null)[] = []
  server.use(
    http.post('/users/logout', ({ request, response }) => {
      revoked.push(request.headers.get('authorization'))
      return response(200).json({ status: 200, msg: 'Logged Out Successfully' })
    }),
  )
  const { store } = renderPage(pages, '/', forUser())
  store.set(savedPlaceAtom, { name: 'Lucknow', lat: 26.85, lng: 80.95, radius: 5 })
  store.set(selectedFilterAtoms.camps, { 87: 'Robotics' })
  await press('Logout')
  await waitFor(() => expect(store.get(sessionAtom)).toBeNull())
  await waitFor(() => expect(revoked).toEqual(['Bearer token-of-a-test-session']))
  expect(store.get(sessionAtom)).toBeNull()
  expect(localStorage.getItem('token')).toBeNull()
  expect(localStorage.getItem('user')).toBeNull()
  expect(store.get(savedPlaceAtom)).toBeNull()
  expect(store.get(selectedFilterAtoms.camps)).toEqual({})
})

test('logging out on a page of one’s own asks nobody to sign in', async () => {
  const { store, router } = renderPage(pages, '/own', forUser())
  await screen.findByRole('heading', { name: 'Content of one’s own' })
  await press('Logout')
  await waitFor(() => expect(store.get(sessionAtom)).toBeNull())
  expect(router.state.location.pathname).toBe('/')
  expect(store.get(accountPanelAtom)).toBeNull()
  expect(store.get(redirectPathAtom)).toBeNull()
})
