import { http, user } from '@edbazaar/api-client/testing'
import { mockServer } from '@edbazaar/api-client/testing/node'
import { accountPanelAtom, sessionAtom } from '@edbazaar/feature-session'
import { forUser, forVisitors, signIn } from '@edbazaar/feature-session/testing'
import { RootScreen } from '@edbazaar/feature-shell'
import { type Prepare, renderPage } from '@edbazaar/feature-shell/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { ConfirmEmailScreen } from './confirm-email'
import { ForgotPasswordScreen } from './forgot-password'
import { AutoLogin } from './link/AutoLogin'
import { linkTokenAtom, takeLinkToken } from './link/link-token'
import { LoginByLinkScreen } from './login-by-link'
import { ResetPasswordScreen } from './reset-password'

const server = mockServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => {
  server.resetHandlers()
  localStorage.clear()
  window.history.replaceState(null, '', '/')
})
afterAll(() => server.close())

const pages = [
  {
    element: <RootScreen />,
    children: [
      {
        path: '/',
        element: (
          <>
            <h1>Front page</h1>
            <AutoLogin />
          </>
        ),
      },
      { path: '/users/forgot-password', Component: ForgotPasswordScreen },
      { path: '/users/reset-password', Component: ResetPasswordScreen },
      { path: '/users/confirm-email', Component: ConfirmEmailScreen },
      { path: '/login-by-link', Component: LoginByLinkScreen },
    ],
  },
]
const token = 'a'.repeat(43)
const gone = {
  status: 404,
  code: 'not_found',
  msg: 'This link has been used, or is older than 30 minutes. Please ask for a new one.',
}
const done = { status: 200, msg: 'Done' }
const onItsWay = { status: 202, msg: 'On its way.' }

/** Opens a page as its link does: the token has left the address before the page begins. */
async function open(path: string, linkToken: string | null, prepare: Prepare = forVisitors) {
  const page = renderPage(pages, path, (needs) => {
    needs.store.set(linkTokenAtom, linkToken)
    return prepare(needs)
  })
  await screen.findByRole('heading', { level: 1 })
  return { ...page, person: userEvent.setup() }
}
const button = (name: string) => screen.findByRole('button', { name })

/** The bodies that were posted to a path, as they come. */
function bodiesOf(path: '/users/forgot-password' | '/users/login-links') {
  const bodies: unknown[] = []
  server.use(
    http.post(path, async ({ request, response }) => {
      bodies.push(await request.json())
      return response(202).json(onItsWay)
    }),
  )
  return bodies
}

describe('the token of a link', () => {
  test('leaves the address bar, the rest of the address stays', () => {
    window.history.replaceState(null, '', `/base/login-by-link?from=mail&token=${token}#top`)
    expect(takeLinkToken('/base')).toBe(token)
    expect(window.location.href).toMatch(/\/base\/login-by-link\?from=mail#top$/)
    expect(takeLinkToken('/base')).toBeNull()
  })

  test('of another page stays where it is', () => {
    window.history.replaceState(null, '', `/newsletters/confirm?token=${token}`)
    expect(takeLinkToken('')).toBeNull()
    expect(window.location.search).toContain(token)
  })
})

describe('who forgot the password', () => {
  test('asks for a link, and hears the same whether or not there is an account', async () => {
    const bodies = bodiesOf('/users/forgot-password')
    const { person } = await open('/users/forgot-password', null)
    await person.type(screen.getByLabelText('Your email'), ' meera@example.in ')
    await person.click(await button('Mail me a link'))
    expect(await screen.findByText(/^If this address has an account/)).toBeDefined()
    expect(bodies).toEqual([{ email: 'meera@example.in' }])
  })

  test('is told what is wrong with an address, which stays', async () => {
    const { person } = await open('/users/forgot-password', null)
    await person.type(screen.getByLabelText('Your email'), 'meera@')
    await person.click(await button('Mail me a link'))
    expect(await screen.findByText('Enter valid email')).toBeDefined()
    expect(screen.getByLabelText<HTMLInputElement>('Your email').value).toBe('meera@')
  })
})

describe('who resets the password', () => {
  const holds = () =>
    server.use(
      http.post('/users/reset-password/checks', ({ response }) => response(200).json(done)),
    )

  test('sees how strong the new one is, sets it, and signs in with it', async () => {
    holds()
    let sent: unknown
    server.use(
      http.post('/users/reset-password', async ({ request, response }) => {
        sent = await request.json()
        return response(200).json(done)
      }),
    )
    const { store, person } = await open('/users/reset-password', token, forUser())
    const field = await screen.findByLabelText<HTMLInputElement>('New password')
    expect(field.autocomplete).toBe('new-password')
    await person.type(field, 'mango')
    expect(screen.getByLabelText('Strength').textContent).toBe('At least 6 characters')
    await person.type(field, '-Monsoon-42')
    expect(screen.getByLabelText('Strength').textContent).toBe('Strong')
    await person.click(await button('Set the password'))
    expect(await screen.findByText('Your new password is set')).toBeDefined()
    expect(sent).toEqual({ token, password: 'mango-Monsoon-42' })
    expect(store.get(sessionAtom)).toBeNull()
    await person.click(await button('Sign In'))
    expect(store.get(accountPanelAtom)).toBe('sign-in')
  })

  test('by a link that was used is offered a new one', async () => {
    server.use(
      http.post('/users/reset-password/checks', ({ response }) => response(404).json(gone)),
    )
    const bodies = bodiesOf('/users/forgot-password')
    const { person } = await open('/users/reset-password', token)
    expect(await screen.findByText(gone.msg)).toBeDefined()
    await person.type(screen.getByLabelText('Your email'), 'meera@example.in')
    await person.click(await button('Ask for a new link'))
    expect(await screen.findByText('Look into your mail')).toBeDefined()
    expect(bodies).toHaveLength(1)
  })

  test('by half a link is told so, and the API is not asked', async () => {
    await open('/users/reset-password', 'half')
    expect(await screen.findByText(/^This link is not whole/)).toBeDefined()
  })

  test('without a connection tries again', async () => {
    server.use(
      http.post('/users/reset-password/checks', ({ response }) =>
        response.untyped(Response.error()),
      ),
    )
    const { person } = await open('/users/reset-password', token)
    const retry = await button('Retry')
    holds()
    await person.click(retry)
    expect(await screen.findByLabelText('New password')).toBeDefined()
  })

  test('to one that everybody knows is told so beside the field', async () => {
    holds()
    server.use(
      http.post('/users/reset-password', ({ response }) =>
        response(400).json({
          status: 400,
          code: 'invalid_request',
          msg: 'Please check.',
          errors: [{ field: 'password', msg: 'Everybody knows this password.' }],
        }),
      ),
    )
    const { person } = await open('/users/reset-password', token)
    await person.type(await screen.findByLabelText('New password'), 'password1')
    await person.click(await button('Set the password'))
    expect(await screen.findByText('Everybody knows this password.')).toBeDefined()
  })
})

describe('who confirms an email', () => {
  test('and goes elsewhere first is not signed out by it there', async () => {
    const { store } = await open('/users/confirm-email', token, forUser())
    await waitFor(() => expect(store.get(linkTokenAtom)).toBeNull())
    expect(store.get(sessionAtom)).not.toBeNull()
  })

  test('does so with a button, which opening the link is not', async () => {
    const tokens: unknown[] = []
    server.use(
      http.post('/users/email-confirmations', async ({ request, response }) => {
        tokens.push(await request.json())
        return response(200).json(done)
      }),
      http.get('/users/profile-details/{userId}', ({ response }) => {
        const known = user({ email: 'meera@another.example' })
        const more = { is_blocked: false, is_email_confirmed: true, schools: 0, stores: 0 }
        const created_at = '2026-08-14T09:30:00.000Z'
        return response(200).json({ user: { ...known, ...more, created_at } })
      }),
    )
    const { store, person } = await open('/users/confirm-email', token)
    // The link waits for its owner.
    await person.click(await button('Sign In'))
    expect(store.get(accountPanelAtom)).toBe('sign-in')
    act(() => signIn(store))
    await button('Confirm')
    expect(tokens).toEqual([])
    await person.click(await button('Confirm'))
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Your email is confirmed' }),
    ).toBeDefined()
    expect(tokens).toEqual([{ token }])
    expect(store.get(sessionAtom)?.user.email).toBe('meera@another.example')
  })

  const spent = () =>
    server.use(http.post('/users/email-confirmations', ({ response }) => response(404).json(gone)))

  test('by a link that was used gets a new one when signed in', async () => {
    spent()
    let asked: unknown
    server.use(
      http.post('/users/email-changes', async ({ request, response }) => {
        asked = await request.json()
        return response(202).json(onItsWay)
      }),
    )
    const { person } = await open('/users/confirm-email', token, forUser())
    await person.click(await button('Confirm'))
    await person.click(await button('Send a new link'))
    expect(await screen.findByText(/^A new link is on its way/)).toBeDefined()
    expect(asked).toEqual({ email: 'meera@example.in' })
  })

  test('by half a link signs in first for a new one', async () => {
    const { store, person } = await open('/users/confirm-email', null)
    expect(screen.getByText(/^This link is not whole/)).toBeDefined()
    await person.click(await button('Sign In'))
    expect(store.get(accountPanelAtom)).toBe('sign-in')
  })

  test('of another account is told so, and the link waits', async () => {
    const msg = 'This link is for another account. Please sign in to that one first.'
    server.use(
      http.post('/users/email-confirmations', ({ response }) =>
        response(403).json({ status: 403, code: 'forbidden', msg }),
      ),
    )
    const { person } = await open('/users/confirm-email', token, forUser())
    await person.click(await button('Confirm'))
    expect(await screen.findByText(msg)).toBeDefined()
    expect(await button('Confirm')).toBeDefined()
  })
})

describe('who signs in by a link', () => {
  const somebodyElse = user({ id: 8, firstname: 'Asha' })

  function answer(body: { ok: 1 | 0 | -1; msg?: string }) {
    const calls: string[] = []
    server.use(
      http.post('/users/logout', ({ request, response }) => {
        calls.push(`logout ${request.headers.get('authorization')}`)
        return response(200).json(done)
      }),
      http.post('/users/login-with-token', async ({ request, response }) => {
        calls.push(`login ${(await request.json()).token}`)
        const session = { token: 'token-of-another-session', user: somebodyElse }
        return response(200).json(body.ok === 1 ? { ...body, ...session } : body)
      }),
    )
    return calls
  }

  test.each(['/login-by-link', '/'])('is signed out first, at %s', async (path) => {
    const calls = answer({ ok: 1 })
    const { store, router } = await open(path, token, forUser())
    expect(
      await screen.findByText('Successfully logged in as Asha Iyer, meera@example.in'),
    ).toBeDefined()
    expect(calls).toEqual(['logout Bearer token-of-a-test-session', `login ${token}`])
    expect(store.get(sessionAtom)?.user.firstname).toBe('Asha')
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
    expect(store.get(linkTokenAtom)).toBeNull()
  })

  test('that was used is signed out all the same, and offered a new one', async () => {
    answer({ ok: 0, msg: gone.msg })
    const bodies = bodiesOf('/users/login-links')
    const { store, person } = await open('/login-by-link', token, forUser())
    expect(await screen.findByText(gone.msg)).toBeDefined()
    expect(store.get(sessionAtom)).toBeNull()
    await person.type(await screen.findByLabelText('Your email'), 'meera@example.in')
    await person.click(await button('Mail me a link'))
    expect(await screen.findByText('Look into your mail')).toBeDefined()
    expect(bodies).toEqual([{ email: 'meera@example.in' }])
  })

  test('and is blocked stays outside, with nothing stored', async () => {
    answer({ ok: -1, msg: 'This account is blocked.' })
    localStorage.setItem('school', '"one"')
    const { store, router } = await open('/login-by-link', token)
    expect(await screen.findByText('This account is blocked.')).toBeDefined()
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
    expect(store.get(sessionAtom)).toBeNull()
    expect(localStorage.length).toBe(0)
  })

  test('without one asks for it', async () => {
    const bodies = bodiesOf('/users/login-links')
    const { person } = await open('/login-by-link', null)
    await person.type(screen.getByLabelText('Your email'), 'meera@example.in')
    await person.keyboard('{Enter}')
    expect(await screen.findByText('Look into your mail')).toBeDefined()
    expect(bodies).toHaveLength(1)
  })

  test('that no longer holds at the front page hears so', async () => {
    answer({ ok: 0, msg: gone.msg })
    await open('/', token)
    expect((await screen.findByRole('alert')).textContent).toContain(gone.msg)
  })
})
