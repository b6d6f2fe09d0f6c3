import { http, user } from '@edbazaar/api-client/testing'
import {
  accountPanelAtom,
  redirectPathAtom,
  SiteSettingsContext,
  sessionAtom,
} from '@edbazaar/feature-platform'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forVisitors } from '@edbazaar/feature-platform/testing/session'
import { RootScreen } from '@edbazaar/feature-shell'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, expect, test } from 'vitest'
import { SignInPanels } from '../SignInPanels'
// Imported here so that tests do not wait for the bundler.
import '../modal/ActivePanel'

const server = startMockServer()
afterAll(() => {
  gsi()?.remove()
  Reflect.deleteProperty(window, 'google')
})

const idToken = 'id-token-from-google'
const gsi = () =>
  document.head.querySelector('script[src="https://accounts.google.com/gsi/client"]')

/** Replaces Google's script with a button that shows its settings and returns the id token. */
function loadFakeGoogle() {
  let settings = { nonce: '', client_id: '', callback: (_: { credential: string }) => {} }
  const id = {
    initialize: (value: typeof settings) => {
      settings = value
    },
    renderButton(container: HTMLElement, { theme, size }: { theme: string; size: string }) {
      const { nonce, client_id, callback } = settings
      const button = document.createElement('button')
      button.textContent = `Google ${client_id} ${nonce} ${theme} ${size}`
      button.onclick = () => callback({ credential: idToken })
      container.append(button)
    },
  }
  Reflect.set(window, 'google', { accounts: { id } })
  gsi()?.dispatchEvent(new Event('load'))
}

const page = (path: string, name: string) => ({ path, element: <h1>{name}</h1> })

/** Opens the modal. The first one loads the script, which then stays in the page. */
async function openModal() {
  let nonceNumber = 0
  server.use(
    http.post('/users/google-nonces', ({ response }) => {
      nonceNumber += 1
      return response(201).json({ nonce: `nonce-${nonceNumber}` })
    }),
  )
  const element = (
    <SiteSettingsContext value={{ googleClientId: 'test-client' }}>
      <RootScreen panels={<SignInPanels />} />
    </SiteSettingsContext>
  )
  const children = [page('/', 'Home page'), page('/jobs', 'Jobs'), page('/bookmarks', 'Bookmarks')]
  const shown = renderPage([{ element, children }], '/jobs', forVisitors)
  await screen.findByRole('heading', { level: 1 })
  const scriptBefore = gsi()
  act(() => {
    shown.store.set(redirectPathAtom, '/bookmarks')
    shown.store.set(accountPanelAtom, 'sign-in')
  })
  await screen.findByText('OR')
  await waitFor(() => expect(gsi()).not.toBeNull())
  loadFakeGoogle()
  const press = async (nonce: string) =>
    userEvent.click(
      await screen.findByRole('button', { name: `Google test-client ${nonce} outline large` }),
    )
  return { ...shown, scriptBefore, press, path: () => shown.router.state.location.pathname }
}

function mockGoogleSignIn(body: { ok: 1 | 0 | -1; msg?: string }) {
  const sent: unknown[] = []
  server.use(
    http.post('/users/login-with-google', async ({ request, response }) => {
      sent.push(await request.json())
      const session = { token: 'token-of-a-test-session', user: user() }
      return response(200).json(body.ok === 1 ? { ...body, ...session } : body)
    }),
  )
  return sent
}

test('shows Google’s button in the modal, signs in and follows the redirect path', async () => {
  const sent = mockGoogleSignIn({ ok: 1 })
  const { scriptBefore, press, store, path } = await openModal()
  expect(scriptBefore).toBeNull()
  await press('nonce-1')
  expect(await screen.findByText('Successfully logged in with Google')).toBeDefined()
  expect(sent).toEqual([{ idToken }])
  expect(store.get(sessionAtom)?.user.firstname).toBe('Meera')
  await waitFor(() => expect(path()).toBe('/bookmarks'))
  expect(store.get(redirectPathAtom)).toBeNull()
})

test('shows an error when Google’s token is rejected, and retries with a new nonce', async () => {
  mockGoogleSignIn({ ok: 0 })
  const { press, store } = await openModal()
  await press('nonce-1')
  expect(await screen.findByText('Cannot login.')).toBeDefined()
  expect(store.get(sessionAtom)).toBeNull()
  mockGoogleSignIn({ ok: 1 })
  await press('nonce-2')
  await waitFor(() => expect(store.get(sessionAtom)).not.toBeNull())
})

test('clears stored state for a blocked account, goes home and explains the block', async () => {
  mockGoogleSignIn({ ok: -1, msg: 'This account is blocked.' })
  const { press, store, path } = await openModal()
  localStorage.setItem('school', '"one"')
  await press('nonce-1')
  expect(await screen.findByText('This account is blocked.')).toBeDefined()
  await waitFor(() => expect(path()).toBe('/'))
  expect(localStorage.length).toBe(0)
  act(() => store.set(accountPanelAtom, 'sign-in'))
  expect(await screen.findByText('This account cannot sign in')).toBeDefined()
})
