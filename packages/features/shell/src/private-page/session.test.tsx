import { createApiClient, permissions } from '@edbazaar/api-client'
import { http, myProfile, testApiUrl } from '@edbazaar/api-client/testing'
import {
  accountPanelAtom,
  apiAtom,
  askToSignInAtom,
  authFetch,
  createI18n,
  i18nAtom,
  privateLoader,
  redirectPathAtom,
  savedPlaceAtom,
  selectedFilterAtoms,
  sessionAtom,
  toastAtom,
  useContinue,
  useSignOut,
} from '@edbazaar/feature-platform'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forUser, forVisitors, signIn } from '@edbazaar/feature-platform/testing/session'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore } from 'jotai'
import { useState } from 'react'
import { useLoaderData } from 'react-router-dom'
import { describe, expect, test, vi } from 'vitest'
import { PrivatePage } from './PrivatePage'

const server = startMockServer()

const notSignedIn = { status: 401, code: 'not_signed_in', msg: 'Please sign in.' }

describe('an API call', () => {
  const clientOf = (store: ReturnType<typeof createStore>) =>
    createApiClient({ baseUrl: testApiUrl, fetch: authFetch(store) })

  test('carries the user’s token, and none for a visitor', async () => {
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

  test('that loads something and returns not_signed_in signs out without asking to sign in', async () => {
    server.use(http.get('/users/my-profile', ({ response }) => response(401).json(notSignedIn)))
    const store = createStore()
    store.set(i18nAtom, createI18n('en'))
    signIn(store)
    await clientOf(store).GET('/users/my-profile')
    expect(store.get(sessionAtom)).toBeNull()
    await vi.waitFor(
      () =>
        expect(store.get(toastAtom)).toMatchObject({
          message: 'Your session has ended. You have been signed out.',
          type: 'success',
        }),
      { timeout: 20_000 },
    )
    expect(store.get(accountPanelAtom)).toBeNull()
  })

  test('that changes something and returns not_signed_in asks to sign in', async () => {
    server.use(http.put('/users/my-profile', ({ response }) => response(401).json(notSignedIn)))
    const store = createStore()
    store.set(i18nAtom, createI18n('en'))
    signIn(store)
    const body = { field: 'is_walkthrough_skipped', value: true } as const
    await clientOf(store).PUT('/users/my-profile', { body })
    expect(store.get(sessionAtom)).toBeNull()
    expect(store.get(accountPanelAtom)).toBe('sign-in')
    await vi.waitFor(
      () => expect(store.get(toastAtom)?.message).toMatch(/^Your session has expired\./),
      { timeout: 20_000 },
    )
  })

  test('that fails for a wrong password keeps the session', async () => {
    const wrong = { status: 401, code: 'wrong_credentials', msg: 'No.' }
    server.use(http.post('/users/login-with-pass', ({ response }) => response(401).json(wrong)))
    const store = createStore()
    signIn(store)
    const body = { email: 'meera@example.in', password: 'wrong1' }
    await clientOf(store).POST('/users/login-with-pass', { body })
    expect(store.get(sessionAtom)).not.toBeNull()
  })
})

const load = privateLoader(async () => 'Private content')

function ExamplePage() {
  const loaded = useLoaderData<typeof load>()
  const [note, setNote] = useState('')
  return (
    <PrivatePage loaded={loaded} permission={permissions.bookmarks} skeleton={<p>Loading it</p>}>
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

function AdminPage() {
  const loaded = useLoaderData<typeof load>()
  return (
    <PrivatePage loaded={loaded} access="admin" skeleton={<p>Loading it</p>}>
      {(content) => <h1>{content}</h1>}
    </PrivatePage>
  )
}

const pages = [
  { path: '/admin', Component: AdminPage, loader: load },
  { path: '/private', Component: ExamplePage, loader: load },
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

describe('a private page', () => {
  test('shows its content to a signed-in user', async () => {
    renderPage(pages, '/private', forUser())
    expect(await screen.findByRole('heading', { name: 'Private content' })).toBeDefined()
  })

  test('asks a visitor to sign in, stores its path, and loads after signing in', async () => {
    const { store } = renderPage(pages, '/private?tab=2', forVisitors)
    await screen.findByRole('heading', { level: 1, name: 'Sign in to see this page' })
    await waitFor(() => expect(store.get(accountPanelAtom)).toBe('sign-in'))
    expect(store.get(redirectPathAtom)).toBe('/private?tab=2')
    act(() => signIn(store))
    expect(await screen.findByRole('heading', { name: 'Private content' })).toBeDefined()
  })

  test('shows a 403 page without the permission', async () => {
    renderPage(pages, '/private', forUser({ permissions: [1, 2] }))
    expect(await screen.findByText('You do not have access to this page')).toBeDefined()
    const write = screen.getByRole('link', { name: 'Contact us' })
    expect(write.getAttribute('href')).toBe('/contact-us')
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  })

  test('keeps what was typed when the session expires', async () => {
    server.use(http.get('/users/my-profile', ({ response }) => response(401).json(notSignedIn)))
    const { store } = renderPage(pages, '/private', forUser())
    const note = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Note' })
    await userEvent.setup().type(note, 'Ask about the bus')
    await act(async () => void (await store.get(apiAtom)?.GET('/users/my-profile')))
    expect(store.get(sessionAtom)).toBeNull()
    await waitFor(() => expect(store.get(accountPanelAtom)).toBe('sign-in'))
    await waitFor(() =>
      expect(store.get(toastAtom)?.message).toMatch(/What you typed is still here\.$/),
    )
    expect(note.isConnected && note.value).toBe('Ask about the bus')
  })
})

describe('an admin page', () => {
  test('shows its content to an admin', async () => {
    renderPage(pages, '/admin', forUser({ is_admin: true }))
    expect(await screen.findByRole('heading', { name: 'Private content' })).toBeDefined()
  })

  test('shows a 403 page to other users, whatever their permissions', async () => {
    renderPage(pages, '/admin', forUser({ is_admin: false }))
    expect(await screen.findByText('You do not have access to this page')).toBeDefined()
    expect(screen.queryByText('Private content')).toBeNull()
  })

  test('asks a visitor to sign in, and returns to the page', async () => {
    const { store } = renderPage(pages, '/admin?tab=2', forVisitors)
    await screen.findByRole('heading', { level: 1, name: 'Sign in to see this page' })
    await waitFor(() => expect(store.get(redirectPathAtom)).toBe('/admin?tab=2'))
    act(() => signIn(store, { is_admin: true }))
    expect(await screen.findByRole('heading', { name: 'Private content' })).toBeDefined()
  })
})

describe('after signing in', () => {
  test('the user goes to the stored path once', async () => {
    const { store, router } = renderPage(pages, '/', forVisitors)
    act(() => store.set(askToSignInAtom, '/private'))
    act(() => signIn(store))
    await press('Continue')
    await waitFor(() => expect(router.state.location.pathname).toBe('/private'))
    expect(store.get(redirectPathAtom)).toBeNull()
    expect(store.get(accountPanelAtom)).toBeNull()
  })

  test('the user goes where they asked to go after their session had expired elsewhere', async () => {
    server.use(http.get('/users/my-profile', ({ response }) => response(401).json(notSignedIn)))
    const { store, router } = renderPage(pages, '/', forUser())
    await screen.findByRole('button', { name: 'Continue' })
    await act(async () => void (await store.get(apiAtom)?.GET('/users/my-profile')))
    act(() => store.set(askToSignInAtom, '/private'))
    act(() => signIn(store))
    await press('Continue')
    await waitFor(() => expect(router.state.location.pathname).toBe('/private'))
  })

  test('the user goes to the fallback, although their session had expired on this page', async () => {
    server.use(http.get('/users/my-profile', ({ response }) => response(401).json(notSignedIn)))
    const { store, router } = renderPage(pages, '/', forUser())
    await screen.findByRole('button', { name: 'Continue' })
    await act(async () => void (await store.get(apiAtom)?.GET('/users/my-profile')))
    act(() => signIn(store))
    await press('Continue')
    await waitFor(() => expect(router.state.location.pathname).toBe('/target'))
  })

  test.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'the user never goes to %s',
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

test('logging out revokes the token and clears the user, the place and the filters', async () => {
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

test('logging out on a private page does not open the sign-in modal', async () => {
  const { store, router } = renderPage(pages, '/private', forUser())
  await screen.findByRole('heading', { name: 'Private content' })
  await press('Logout')
  await waitFor(() => expect(store.get(sessionAtom)).toBeNull())
  expect(router.state.location.pathname).toBe('/')
  expect(store.get(accountPanelAtom)).toBeNull()
  expect(store.get(redirectPathAtom)).toBeNull()
})
