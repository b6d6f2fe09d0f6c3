import { http, user } from '@edbazaar/api-client/testing'
import { mockServer } from '@edbazaar/api-client/testing/node'
import { accountPanelAtom, redirectPathAtom, sessionAtom } from '@edbazaar/feature-session'
import { forVisitors } from '@edbazaar/feature-session/testing'
import { RootScreen, SiteSettingsContext } from '@edbazaar/feature-shell'
import { renderPage } from '@edbazaar/feature-shell/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { SignInPanels } from '../SignInPanels'
// Compiled beforehand: tests wait for answers, not for the bundler.
import '../modal/ShownPanel'

const server = mockServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => {
  server.resetHandlers()
  localStorage.clear()
})
afterAll(() => {
  server.close()
  gsi()?.remove()
  Reflect.deleteProperty(window, 'google')
})

const idToken = 'what-google-says-of-somebody'
const gsi = () =>
  document.head.querySelector('script[src="https://accounts.google.com/gsi/client"]')

/** In place of Google's script: its button says what it was given, and answers with the token. */
function bringGoogle() {
  let given = { nonce: '', client_id: '', callback: (_: { credential: string }) => {} }
  const id = {
    initialize: (settings: typeof given) => {
      given = settings
    },
    renderButton(place: HTMLElement, { theme, size }: { theme: string; size: string }) {
      const { nonce, client_id, callback } = given
      const button = document.createElement('button')
      button.textContent = `Google ${client_id} ${nonce} ${theme} ${size}`
      button.onclick = () => callback({ credential: idToken })
      place.append(button)
    },
  }
  Reflect.set(window, 'google', { accounts: { id } })
  gsi()?.dispatchEvent(new Event('load'))
}

const page = (path: string, name: string) => ({ path, element: <h1>{name}</h1> })

/** Opens the modal; the script is asked for with the first, and stays. */
async function openModal() {
  let round = 0
  server.use(
    http.post('/users/google-nonces', ({ response }) => {
      round += 1
      return response(201).json({ nonce: `nonce-${round}` })
    }),
  )
  const element = (
    <SiteSettingsContext value={{ googleClientId: 'our-client' }}>
      <RootScreen panels={<SignInPanels />} />
    </SiteSettingsContext>
  )
  const children = [page('/', 'Front page'), page('/jobs', 'Jobs'), page('/bookmarks', 'Bookmarks')]
  const shown = renderPage([{ element, children }], '/jobs', forVisitors)
  await screen.findByRole('heading', { level: 1 })
  const before = gsi()
  act(() => {
    shown.store.set(redirectPathAtom, '/bookmarks')
    shown.store.set(accountPanelAtom, 'sign-in')
  })
  await screen.findByText('OR')
  await waitFor(() => expect(gsi()).not.toBeNull())
  bringGoogle()
  const press = async (nonce: string) =>
    userEvent.click(
      await screen.findByRole('button', { name: `Google our-client ${nonce} outline large` }),
    )
  return { ...shown, before, press, path: () => shown.router.state.location.pathname }
}

function answer(body: { ok: 1 | 0 | -1; msg?: string }) {
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

test('Google’s button comes with the modal, and signs in along the redirect path', async () => {
  const sent = answer({ ok: 1 })
  const { before, press, store, path } = await openModal()
  expect(before).toBeNull()
  await press('nonce-1')
  expect(await screen.findByText('Successfully logged in with Google')).toBeDefined()
  expect(sent).toEqual([{ idToken }])
  expect(store.get(sessionAtom)?.user.firstname).toBe('Meera')
  await waitFor(() => expect(path()).toBe('/bookmarks'))
  expect(store.get(redirectPathAtom)).toBeNull()
})

test('who is not believed hears so, and tries again with another nonce', async () => {
  answer({ ok: 0 })
  const { press, store } = await openModal()
  await press('nonce-1')
  expect(await screen.findByText('Cannot login.')).toBeDefined()
  expect(store.get(sessionAtom)).toBeNull()
  answer({ ok: 1 })
  await press('nonce-2')
  await waitFor(() => expect(store.get(sessionAtom)).not.toBeNull())
})

test('who is blocked goes home with nothing stored, and learns where to turn', async () => {
  answer({ ok: -1, msg: 'This account is blocked.' })
  const { press, store, path } = await openModal()
  localStorage.setItem('school', '"one"')
  await press('nonce-1')
  expect(await screen.findByText('This account is blocked.')).toBeDefined()
  await waitFor(() => expect(path()).toBe('/'))
  expect(localStorage.length).toBe(0)
  act(() => store.set(accountPanelAtom, 'sign-in'))
  expect(await screen.findByText('This account may not sign in')).toBeDefined()
})
