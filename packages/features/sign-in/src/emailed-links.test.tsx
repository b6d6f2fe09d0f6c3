import { http, secondStep, user } from '@edbazaar/api-client/testing'
import { accountPanelAtom, sessionAtom } from '@edbazaar/feature-platform'
import { linkTokenAtom, takeLinkToken } from '@edbazaar/feature-platform/link-token'
import { type Prepare, renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forUser, forVisitors, signIn } from '@edbazaar/feature-platform/testing/session'
import { RootScreen } from '@edbazaar/feature-shell'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { ConfirmEmailScreen } from './confirm-email/ConfirmEmailScreen'
import { ForgotPasswordScreen } from './forgot-password/ForgotPasswordScreen'
import { AutoLogin } from './link/AutoLogin'
import { LoginByLinkScreen } from './login-by-link/LoginByLinkScreen'
import { MemberInvitationScreen } from './member-invitation/MemberInvitationScreen'
import { pendingSignInAtom } from './pending-sign-in-atom'
import { ResetPasswordScreen } from './reset-password/ResetPasswordScreen'

const server = startMockServer()
afterEach(() => {
  window.history.replaceState(null, '', '/')
})

const pages = [
  {
    element: <RootScreen />,
    children: [
      {
        path: '/',
        element: (
          <>
            <h1>Home page</h1>
            <AutoLogin />
          </>
        ),
      },
      { path: '/users/forgot-password', Component: ForgotPasswordScreen },
      { path: '/users/reset-password', Component: ResetPasswordScreen },
      { path: '/users/confirm-email', Component: ConfirmEmailScreen },
      { path: '/login-by-link', Component: LoginByLinkScreen },
      { path: '/users/member-invitation', Component: MemberInvitationScreen },
    ],
  },
]
const token = 'a'.repeat(43)
const invalidLink = {
  status: 404,
  code: 'not_found',
  msg: 'This link has been used or has expired. Request a new one.',
}
const done = { status: 200, msg: 'Done' }
const accepted = { status: 202, msg: 'Accepted' }

/** Opens a page as after following a link: the token has already been removed from the URL. */
async function open(path: string, linkToken: string | null, prepare: Prepare = forVisitors) {
  const page = renderPage(pages, path, (deps) => {
    deps.store.set(linkTokenAtom, linkToken)
    return prepare(deps)
  })
  await screen.findByRole('heading', { level: 1 })
  return { ...page, person: userEvent.setup() }
}
const button = (name: string) => screen.findByRole('button', { name })

/** Mocks the details of the signed-in user. */
const detailsOf = (differences: {
  email?: string
  is_email_confirmed: boolean
  user_has_institute?: boolean
}) =>
  http.get('/users/profile-details/{userId}', ({ response }) => {
    const counts = { is_blocked: false, schools: 0, stores: 0 }
    const created_at = '2026-08-14T09:30:00.000Z'
    return response(200).json({ user: { ...user(), ...counts, ...differences, created_at } })
  })

/** Records the bodies posted to a path. */
function bodiesOf(path: '/users/forgot-password' | '/users/login-links') {
  const bodies: unknown[] = []
  server.use(
    http.post(path, async ({ request, response }) => {
      bodies.push(await request.json())
      return response(202).json(accepted)
    }),
  )
  return bodies
}

describe('the token of a link', () => {
  test('is removed from the address bar, and the rest of the URL stays', () => {
    window.history.replaceState(null, '', `/base/login-by-link?from=mail&token=${token}#top`)
    expect(takeLinkToken('/base')).toBe(token)
    expect(window.location.href).toMatch(/\/base\/login-by-link\?from=mail#top$/)
    expect(window.history.state).toEqual({ linkToken: token })
    expect(takeLinkToken('/base')).toBeNull()
  })

  test('is removed on the pages of newsletters and job alerts too', () => {
    for (const path of ['/newsletters/confirm', '/newsletters/unsubscribe', '/jobs/alerts/end']) {
      window.history.replaceState(null, '', `${path}?token=${token}`)
      expect(takeLinkToken('')).toBe(token)
      expect(window.location.href).toMatch(new RegExp(`${path}$`))
    }
  })

  test('stays in the URL of other pages', () => {
    window.history.replaceState(null, '', `/schools?token=${token}`)
    expect(takeLinkToken('')).toBeNull()
    expect(window.location.search).toContain(token)
  })
})

describe('after a refresh', () => {
  const saveToken = () => window.history.replaceState({ idx: 0, linkToken: token }, '')
  const savedToken = () => window.history.state?.linkToken

  test('the reset-password page still has its link, until it is used', async () => {
    saveToken()
    server.use(
      http.post('/users/reset-password/checks', ({ response }) => response(200).json(done)),
      http.post('/users/reset-password', ({ response }) => response(200).json(done)),
    )
    const { person } = await open('/users/reset-password', null)
    await person.type(await screen.findByLabelText('New password'), 'mango-Monsoon-42')
    expect(savedToken()).toBe(token)
    await person.click(await button('Set password'))
    await screen.findByText('Your new password is set')
    expect(window.history.state).toEqual({ idx: 0 })
  })

  test('the sign-in link is still used, once', async () => {
    saveToken()
    const tokens: string[] = []
    server.use(
      http.post('/users/login-with-token', async ({ request, response }) => {
        tokens.push((await request.json()).token)
        return response(200).json({ ok: 1, token: 'token-of-another-session', user: user() })
      }),
    )
    await open('/login-by-link', null)
    await screen.findByText('Successfully logged in as Meera Iyer, meera@example.in')
    expect(tokens).toEqual([token])
    expect(savedToken()).toBeUndefined()
  })

  test('a sign-in link that could not reach the API is kept', async () => {
    saveToken()
    server.use(
      http.post('/users/login-with-token', ({ response }) => response.untyped(Response.error())),
    )
    await open('/login-by-link', null)
    await screen.findByLabelText('Your email')
    await waitFor(() => expect(savedToken()).toBe(token))
  })

  test('a confirmation link that has been used says that the address is confirmed', async () => {
    saveToken()
    server.use(
      http.post('/users/email-confirmations', ({ response }) => response(404).json(invalidLink)),
      detailsOf({ is_email_confirmed: true }),
    )
    const { person } = await open('/users/confirm-email', null, forUser())
    await person.click(await button('Confirm'))
    const name = 'Your email is already confirmed'
    expect(await screen.findByRole('heading', { level: 1, name })).toBeDefined()
    expect(screen.getByText(/^meera@example.in is confirmed/)).toBeDefined()
  })
})

describe('the forgot-password page', () => {
  test('requests a link and does not reveal whether the account exists', async () => {
    const bodies = bodiesOf('/users/forgot-password')
    const { person } = await open('/users/forgot-password', null)
    await person.type(await screen.findByLabelText('Your email'), ' meera@example.in ')
    await person.click(await button('Email me a link'))
    expect(await screen.findByText(/^If meera@example.in has an account/)).toBeDefined()
    expect(bodies).toEqual([{ email: 'meera@example.in' }])
  })

  test('offers to try another address, and asks for it again', async () => {
    const bodies = bodiesOf('/users/forgot-password')
    const { person } = await open('/users/forgot-password', null)
    await person.type(await screen.findByLabelText('Your email'), 'mera@example.in')
    await person.click(await button('Email me a link'))
    await person.click(await button('Try another address'))
    const field = screen.getByLabelText<HTMLInputElement>('Your email')
    expect(document.activeElement).toBe(field)
    expect(field.value).toBe('')
    await person.type(field, 'meera@example.in')
    await person.click(await button('Email me a link'))
    expect(await screen.findByText(/^If meera@example.in has an account/)).toBeDefined()
    expect(bodies).toEqual([{ email: 'mera@example.in' }, { email: 'meera@example.in' }])
  })

  test('shows the error for an invalid address and keeps it', async () => {
    const { person } = await open('/users/forgot-password', null)
    await person.type(await screen.findByLabelText('Your email'), 'meera@')
    await person.click(await button('Email me a link'))
    expect(await screen.findByText('Enter valid email')).toBeDefined()
    expect(screen.getByLabelText<HTMLInputElement>('Your email').value).toBe('meera@')
  })
})

describe('the reset-password page', () => {
  const mockValidLink = () =>
    server.use(
      http.post('/users/reset-password/checks', ({ response }) => response(200).json(done)),
    )

  test('shows the strength, sets the password and offers to sign in', async () => {
    mockValidLink()
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
    await person.click(await button('Set password'))
    expect(await screen.findByText('Your new password is set')).toBeDefined()
    expect(sent).toEqual({ token, password: 'mango-Monsoon-42' })
    expect(store.get(sessionAtom)).toBeNull()
    await person.click(await button('Sign In'))
    expect(store.get(accountPanelAtom)).toBe('sign-in')
  })

  test('offers a new link when the link has been used', async () => {
    server.use(
      http.post('/users/reset-password/checks', ({ response }) => response(404).json(invalidLink)),
    )
    const bodies = bodiesOf('/users/forgot-password')
    const { person } = await open('/users/reset-password', token)
    expect(await screen.findByText(invalidLink.msg)).toBeDefined()
    await person.type(screen.getByLabelText('Your email'), 'meera@example.in')
    await person.click(await button('Request a new link'))
    expect(await screen.findByText('Check your email')).toBeDefined()
    expect(bodies).toHaveLength(1)
  })

  test('explains an incomplete link without calling the API', async () => {
    await open('/users/reset-password', 'incomplete')
    expect(await screen.findByText(/^This link is incomplete/)).toBeDefined()
  })

  test('retries after a failed connection', async () => {
    server.use(
      http.post('/users/reset-password/checks', ({ response }) =>
        response.untyped(Response.error()),
      ),
    )
    const { person } = await open('/users/reset-password', token)
    const retry = await button('Retry')
    mockValidLink()
    await person.click(retry)
    expect(await screen.findByLabelText('New password')).toBeDefined()
  })

  test('shows the error for a common password beside the field', async () => {
    mockValidLink()
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
    await person.click(await button('Set password'))
    expect(await screen.findByText('Everybody knows this password.')).toBeDefined()
  })
})

describe('the confirm-email page', () => {
  test('takes the token at once, so that other pages do not sign in with it', async () => {
    const { store } = await open('/users/confirm-email', token, forUser())
    await waitFor(() => expect(store.get(linkTokenAtom)).toBeNull())
    expect(store.get(sessionAtom)).not.toBeNull()
  })

  test('confirms with the button, not when the link is opened', async () => {
    const tokens: unknown[] = []
    server.use(
      http.post('/users/email-confirmations', async ({ request, response }) => {
        tokens.push(await request.json())
        return response(200).json(done)
      }),
      detailsOf({ email: 'meera@another.example', is_email_confirmed: true }),
    )
    const { store, person } = await open('/users/confirm-email', token)
    // The link stays valid until the user has signed in.
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

  const mockInvalidLink = () =>
    server.use(
      http.post('/users/email-confirmations', ({ response }) => response(404).json(invalidLink)),
    )

  test('sends a new link to a user whose link has been used', async () => {
    mockInvalidLink()
    let sent: unknown
    server.use(
      detailsOf({ is_email_confirmed: false }),
      http.post('/users/email-changes', async ({ request, response }) => {
        sent = await request.json()
        return response(202).json(accepted)
      }),
    )
    const { person } = await open('/users/confirm-email', token, forUser())
    await person.click(await button('Confirm'))
    await person.click(await button('Send a new link'))
    expect(await screen.findByText(/^We have sent a new link/)).toBeDefined()
    expect(sent).toEqual({ email: 'meera@example.in' })
  })

  test('asks a visitor with an incomplete link to sign in first', async () => {
    const { store, person } = await open('/users/confirm-email', null)
    expect(screen.getByText(/^This link is incomplete/)).toBeDefined()
    await person.click(await button('Sign In'))
    expect(store.get(accountPanelAtom)).toBe('sign-in')
  })

  test('refuses a link for another account, and keeps it valid', async () => {
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

describe('signing in with a link', () => {
  const otherUser = user({ id: 8, firstname: 'Asha' })

  function mockTokenSignIn(body: { ok: 1 | 0 | -1; msg?: string }) {
    const calls: string[] = []
    server.use(
      http.post('/users/logout', ({ request, response }) => {
        calls.push(`logout ${request.headers.get('authorization')}`)
        return response(200).json(done)
      }),
      http.post('/users/login-with-token', async ({ request, response }) => {
        calls.push(`login ${(await request.json()).token}`)
        const session = { token: 'token-of-another-session', user: otherUser }
        return response(200).json(body.ok === 1 ? { ...body, ...session } : body)
      }),
    )
    return calls
  }

  test.each(['/login-by-link', '/'])(
    'asks, then signs out the current user first, at %s',
    async (path) => {
      const calls = mockTokenSignIn({ ok: 1 })
      const { store, router, person } = await open(path, token, forUser())
      const question = await screen.findByRole('alertdialog', { name: 'Use this sign-in link?' })
      expect(question.textContent).toContain(
        'You are signed in as Meera Iyer, meera@example.in. Sign out and continue with this link?',
      )
      expect(calls).toEqual([])
      await person.click(await button('Sign out and continue'))
      expect(
        await screen.findByText('Successfully logged in as Asha Iyer, meera@example.in'),
      ).toBeDefined()
      expect(calls).toEqual(['logout Bearer token-of-a-test-session', `login ${token}`])
      expect(store.get(sessionAtom)?.user.firstname).toBe('Asha')
      await waitFor(() => expect(router.state.location.pathname).toBe('/'))
      expect(store.get(linkTokenAtom)).toBeNull()
    },
  )

  test('asks for the second step, and says how to try again when it is closed', async () => {
    server.use(
      http.post('/users/login-with-token', ({ response }) => response(202).json(secondStep())),
    )
    const { store } = await open('/login-by-link', token)
    await waitFor(() => expect(store.get(accountPanelAtom)).toBe('second-step'))
    expect(store.get(sessionAtom)).toBeNull()
    act(() => store.get(pendingSignInAtom)?.onCancelled?.())
    expect(await screen.findByText(/You are not signed in. Request a new link/)).toBeDefined()
  })

  test('keeps the signed-in account when the user stays', async () => {
    const calls = mockTokenSignIn({ ok: 1 })
    const { store, router, person } = await open('/login-by-link', token, forUser())
    await person.click(await button('Stay signed in'))
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(store.get(sessionAtom)?.user.firstname).toBe('Meera')
    expect(calls).toEqual([])
  })

  test('signs out the current user and offers a new link when the link has been used', async () => {
    mockTokenSignIn({ ok: 0, msg: invalidLink.msg })
    const bodies = bodiesOf('/users/login-links')
    const { store, person } = await open('/login-by-link', token, forUser())
    await person.click(await button('Sign out and continue'))
    expect(await screen.findByText(invalidLink.msg)).toBeDefined()
    expect(store.get(sessionAtom)).toBeNull()
    await person.type(await screen.findByLabelText('Your email'), 'meera@example.in')
    await person.click(await button('Email me a link'))
    expect(await screen.findByText('Check your email')).toBeDefined()
    expect(bodies).toEqual([{ email: 'meera@example.in' }])
  })

  test('clears stored state when the account is blocked', async () => {
    mockTokenSignIn({ ok: -1, msg: 'This account is blocked.' })
    localStorage.setItem('school', '"one"')
    const { store, router } = await open('/login-by-link', token)
    expect(await screen.findByText('This account is blocked.')).toBeDefined()
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
    expect(store.get(sessionAtom)).toBeNull()
    expect(localStorage.length).toBe(0)
  })

  test('requests a link when there is none', async () => {
    const bodies = bodiesOf('/users/login-links')
    const { person } = await open('/login-by-link', null)
    await person.type(screen.getByLabelText('Your email'), 'meera@example.in')
    await person.keyboard('{Enter}')
    expect(await screen.findByText('Check your email')).toBeDefined()
    expect(bodies).toHaveLength(1)
  })

  test('shows a toast when the link has expired, at the home page', async () => {
    mockTokenSignIn({ ok: 0, msg: invalidLink.msg })
    await open('/', token)
    expect((await screen.findByRole('alert')).textContent).toContain(invalidLink.msg)
  })
})

describe('an invitation to work for a listing', () => {
  const path = '/users/member-invitation'
  const invitation = {
    kind: 'store',
    id: 9,
    name: 'Chess Club',
    role: 'counsellor',
    email: 'a•••@vidya.example',
    invited_by: 'Meera Iyer',
  } as const
  const mockInvitation = () =>
    server.use(
      http.post('/users/member-invitations/checks', async ({ request, response }) => {
        expect(await request.json()).toEqual({ token })
        return response(200).json(invitation)
      }),
    )

  test('says who invites for what, and is accepted with the button', async () => {
    mockInvitation()
    server.use(
      http.post('/users/member-invitations/acceptances', async ({ request, response }) => {
        expect(await request.json()).toEqual({ token })
        return response(200).json({ kind: 'store', id: 9, name: 'Chess Club', role: 'counsellor' })
      }),
      detailsOf({ is_email_confirmed: true, user_has_institute: true }),
    )
    const { person, store } = await open(path, token, forUser())
    await screen.findByText(/Meera Iyer invited you to work for Chess Club as a counsellor/)
    await person.click(screen.getByRole('button', { name: 'Accept' }))
    await screen.findByRole('heading', { name: 'You have joined' })
    const link = screen.getByRole('link', { name: 'Go to My stores' })
    expect(link.getAttribute('href')).toBe('/my-store-list')
    await waitFor(() => expect(store.get(sessionAtom)?.user.user_has_institute).toBe(true))
  })

  test('asks a visitor to sign in, and stays open', async () => {
    mockInvitation()
    const { person, store } = await open(path, token)
    await screen.findByText(/a•••@vidya.example/)
    await person.click(screen.getByRole('button', { name: 'Sign In / Register' }))
    expect(store.get(accountPanelAtom)).not.toBeNull()
  })

  test('for another address says so and can be tried again', async () => {
    mockInvitation()
    const msg = 'This invitation was sent to another address.'
    server.use(
      http.post('/users/member-invitations/acceptances', ({ response }) =>
        response(403).json({ status: 403, code: 'forbidden', msg }),
      ),
    )
    const { person } = await open(path, token, forUser())
    await person.click(await screen.findByRole('button', { name: 'Accept' }))
    expect(await screen.findByText(msg)).toBeDefined()
    expect(screen.getByRole('button', { name: 'Accept' })).toBeDefined()
  })

  test('whose link is incomplete says so', async () => {
    await open(path, null)
    expect(await screen.findByText(/This link is incomplete/)).toBeDefined()
  })

  test('that has been used says so', async () => {
    server.use(
      http.post('/users/member-invitations/checks', ({ response }) =>
        response(404).json(invalidLink),
      ),
    )
    await open(path, token)
    expect(await screen.findByText(invalidLink.msg)).toBeDefined()
  })
})
