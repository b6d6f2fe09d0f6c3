import { http, secondStep, user } from '@edbazaar/api-client/testing'
import {
  type AccountPanel,
  accountPanelAtom,
  redirectPathAtom,
  sessionAtom,
} from '@edbazaar/feature-platform'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forVisitors, signIn } from '@edbazaar/feature-platform/testing/session'
import { RootScreen } from '@edbazaar/feature-shell'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { SignInPanels } from './SignInPanels'
// Imported here so that tests do not wait for the bundler.
import './modal/ActivePanel'
import './modal/SecondStepDialog'

const server = startMockServer()

const page = (path: string, name: string) => ({ path, element: <h1>{name}</h1> })
const pages = [
  {
    element: <RootScreen panels={<SignInPanels />} />,
    children: [
      page('/', 'Home page'),
      page('/jobs', 'Jobs'),
      page('/bookmarks', 'Bookmarks'),
      page('/profile-details/7', 'Edit profile'),
      page('/users/forgot-password', 'Forgot password'),
    ],
  },
]

async function open(
  panel: AccountPanel,
  { at = '/jobs', redirectPath = null as string | null } = {},
) {
  const shown = renderPage(pages, at, forVisitors)
  await screen.findByRole('heading', { level: 1 })
  act(() => {
    shown.store.set(redirectPathAtom, redirectPath)
    shown.store.set(accountPanelAtom, panel)
  })
  await screen.findByRole('dialog')
  const path = () => shown.router.state.location.pathname
  return { ...shown, path, person: userEvent.setup() }
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const button = (name: string) => screen.getByRole('button', { name })
const expectText = (message: string) => screen.findByText(message)

async function fillIn(person: ReturnType<typeof userEvent.setup>, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await person.type(field(label), value)
}
const credentials = { Email: ' meera@example.in ', Password: ' monsoon-mango ' }
const newUser = { 'First Name': 'Meera', 'Last Name': 'Iyer', ...credentials }

describe('the sign-in modal', () => {
  test('has the specified title and autocomplete values', async () => {
    await open('sign-in')
    expect(screen.getByRole('dialog', { name: 'Sign In to your account' })).toBeDefined()
    expect(field('Email').autocomplete).toBe('email')
    expect(field('Password').autocomplete).toBe('current-password')
    expect(field('Password').type).toBe('password')
    expect(screen.queryByText('OR')).toBeNull()
  })

  test('closes when the Back button changes the page under it', async () => {
    const { router, store } = await open('sign-in')
    act(() => store.set(accountPanelAtom, null))
    await act(() => router.navigate('/'))
    act(() => store.set(accountPanelAtom, 'sign-in'))
    await screen.findByRole('dialog')
    await act(() => router.navigate(-1))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(store.get(accountPanelAtom)).toBeNull()
  })

  test('stays when it was opened while the next page was still loading', async () => {
    const { router, path } = await open('sign-in')
    await act(() => router.navigate('/'))
    expect(path()).toBe('/')
    expect(screen.getByRole('dialog')).toBeDefined()
  })

  test('stays when only the query of the page changes', async () => {
    const { router } = await open('sign-in')
    await act(() => router.navigate('/jobs?page=2'))
    expect(screen.getByRole('dialog')).toBeDefined()
  })

  test('trims email and password, signs in and stays on the page', async () => {
    let sent: unknown
    server.use(
      http.post('/users/login-with-pass', async ({ request, response }) => {
        sent = await request.json()
        return response(200).json({ token: 'token-of-a-test-session', user: user() })
      }),
    )
    const { store, person, path } = await open('sign-in')
    await fillIn(person, credentials)
    await person.click(button('Sign In'))
    await expectText('Successfully logged in')
    expect(sent).toEqual({ email: 'meera@example.in', password: 'monsoon-mango' })
    expect(store.get(sessionAtom)?.user.firstname).toBe('Meera')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(path()).toBe('/jobs')
  })

  test('follows the redirect path and clears it', async () => {
    const { store, person, path } = await open('sign-in', { redirectPath: '/bookmarks' })
    await fillIn(person, credentials)
    await person.keyboard('{Enter}')
    await waitFor(() => expect(path()).toBe('/bookmarks'))
    expect(store.get(redirectPathAtom)).toBeNull()
  })

  test('goes home from the forgot-password page', async () => {
    const { person, path } = await open('sign-in', { at: '/users/forgot-password' })
    await fillIn(person, credentials)
    await person.click(button('Sign In'))
    await waitFor(() => expect(path()).toBe('/'))
  })

  test('shows each error beside its field, and a toast', async () => {
    const { person } = await open('sign-in')
    await person.click(button('Sign In'))
    await expectText('Plz Check All the Fields.')
    expect(screen.getByText('Enter Email')).toBeDefined()
    expect(screen.getByText('Enter Password')).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(field('Email')))
    await fillIn(person, { Email: 'meera', Password: 'mango' })
    expect(await screen.findByText('Enter valid email')).toBeDefined()
    expect(await screen.findByText('Enter valid password')).toBeDefined()
    const described = field('Email').getAttribute('aria-describedby') ?? ''
    const texts = described.split(' ').map((id) => document.getElementById(id)?.textContent)
    expect(texts).toEqual([
      'Include an @ in the email address, such as name@example.com.',
      'Enter valid email',
    ])
  })

  test('offers a refused job seeker a sign-in link', async () => {
    const msg = 'You are a job seeker and cannot login. Please register with different email'
    let sent: unknown
    server.use(
      http.post('/users/login-with-pass', ({ response }) =>
        response(403).json({ status: 403, code: 'job_seeker', msg }),
      ),
      http.post('/users/login-links', async ({ request, response }) => {
        sent = await request.json()
        return response(202).json({ status: 202, msg: 'Sent' })
      }),
    )
    const { person } = await open('sign-in')
    await fillIn(person, credentials)
    await person.click(button('Sign In'))
    expect((await screen.findAllByText(msg)).length).toBeGreaterThan(0)
    expect(field('Email').value).toBe('meera@example.in')
    await person.click(button('Email me a sign-in link'))
    expect(await screen.findByText('Check your email')).toBeDefined()
    expect(sent).toEqual({ email: 'meera@example.in' })
  })

  test.each([
    [401, 'wrong_credentials', 'Wrong email or password.', {}, 'Wrong email or password.'],
    [
      429,
      'too_many_requests',
      'Too many wrong passwords.',
      { 'retry-after': '2821' },
      'Too many wrong passwords. You can try again in 48 minutes.',
    ],
  ] as const)(
    'shows the message of a response with status %i and keeps the entered values',
    async (status, code, msg, headers, text) => {
      server.use(
        http.post('/users/login-with-pass', ({ response }) =>
          response.untyped(Response.json({ status, code, msg }, { status, headers })),
        ),
      )
      const { store, person } = await open('sign-in')
      await fillIn(person, credentials)
      await person.click(button('Sign In'))
      expect((await screen.findByRole('alert')).textContent).toContain(text)
      expect(field('Email').value.trim()).toBe('meera@example.in')
      expect(field('Password').value).toBe(' monsoon-mango ')
      expect(store.get(sessionAtom)).toBeNull()
    },
  )

  test('a wrong password leaves its message at the field until the field changes', async () => {
    const msg = 'Wrong email or password.'
    server.use(
      http.post('/users/login-with-pass', ({ response }) =>
        response(401).json({ status: 401, code: 'wrong_credentials', msg }),
      ),
    )
    const { person } = await open('sign-in')
    await fillIn(person, credentials)
    await person.click(button('Sign In'))
    expect((await screen.findByRole('alert')).textContent).toContain(msg)
    await waitFor(() => expect(field('Password').getAttribute('aria-invalid')).toBe('true'))
    const described = field('Password').getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(described)?.textContent).toBe(msg)
    await waitFor(() => expect(document.activeElement).toBe(field('Password')))
    await person.type(field('Password'), '!')
    await waitFor(() => expect(field('Password').getAttribute('aria-invalid')).toBeNull())
  })

  test('closes when Forgot Password? is followed', async () => {
    const { person, path } = await open('sign-in')
    await person.click(screen.getByRole('link', { name: 'Forgot Password?' }))
    await waitFor(() => expect(path()).toBe('/users/forgot-password'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('shows and hides the password', async () => {
    const { person } = await open('sign-in')
    await person.click(button('Show password'))
    expect(field('Password').type).toBe('text')
    await person.click(button('Hide password'))
    expect(field('Password').type).toBe('password')
  })

  test('switches to registering and back, keeping the email and moving the focus', async () => {
    const { person } = await open('sign-in')
    await person.type(field('Email'), 'meera@example.in')
    await person.click(button('Register'))
    expect(document.activeElement).toBe(field('First Name'))
    expect(field('Email').value).toBe('meera@example.in')
    expect(screen.getByRole('dialog', { name: 'Sign In to your account' })).toBeDefined()
    await person.click(button('Sign In'))
    expect(document.activeElement).toBe(field('Email'))
  })

  test('closes when another tab signs in', async () => {
    const { store } = await open('sign-in')
    act(() => signIn(store))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('registering', () => {
  test('creates an account and opens the success popup over the home page', async () => {
    let sent: unknown
    server.use(
      http.post('/users/signup', async ({ request, response }) => {
        sent = await request.json()
        return response(201).json({ token: 'token-of-a-test-session', user: user() })
      }),
    )
    const { store, person, path } = await open('register')
    expect(field('Password').autocomplete).toBe('new-password')
    await fillIn(person, newUser)
    await person.click(button('Register'))
    expect(await screen.findByRole('dialog', { name: 'Successfully Registered!' })).toBeDefined()
    expect(screen.getByText('Ready to find the right schools/activities?')).toBeDefined()
    await expectText('Successfully Registered')
    expect(sent).toEqual({
      firstname: 'Meera',
      lastname: 'Iyer',
      email: 'meera@example.in',
      password: 'monsoon-mango',
      user_type: 'edbazaar',
    })
    await waitFor(() => expect(path()).toBe('/'))
    await person.click(button("Let's Go"))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(store.get(sessionAtom)?.user.firstname).toBe('Meera')
  })

  test('has its own subtitle, and links to the terms and to privacy', async () => {
    const { person } = await open('sign-in')
    expect(screen.queryByText('Create a new account')).toBeNull()
    await person.click(button('Register'))
    expect(screen.getByText('Create a new account')).toBeDefined()
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(hrefOf('terms of use')).toBe('/terms')
    expect(hrefOf('privacy policy')).toBe('/privacy')
  })

  test('says what is wrong with a name and an email', async () => {
    const { person } = await open('register')
    await fillIn(person, { ...newUser, 'First Name': 'R', Email: 'office@ravi' })
    await person.click(button('Register'))
    await expectText('Enter at least 2 letters.')
    await expectText('Add an ending after the @, such as .com or .in.')
    expect(screen.getByText('Enter Name')).toBeDefined()
    expect(screen.getByText('Enter valid email')).toBeDefined()
    await fillIn(person, { Email: '.in', 'First Name': 'avi' })
    await waitFor(() => expect(screen.queryByText(/^Add an ending after/)).toBeNull())
    await waitFor(() => expect(screen.queryByText('Enter at least 2 letters.')).toBeNull())
  })

  test('follows the redirect path', async () => {
    const { person, path } = await open('register-popup', { redirectPath: '/bookmarks' })
    expect(screen.getByRole('dialog', { name: 'Sign In or Register to Continue' })).toBeDefined()
    await fillIn(person, newUser)
    await person.click(button('Register'))
    await waitFor(() => expect(path()).toBe('/bookmarks'))
  })

  test('requires all four fields, and shows an API error beside its field', async () => {
    server.use(
      http.post('/users/signup', ({ response }) =>
        response(400).json({
          status: 400,
          code: 'invalid_request',
          msg: 'Please check: password is known to everybody.',
          errors: [{ field: 'password', msg: 'Everybody knows this password.' }],
        }),
      ),
    )
    const { person } = await open('register')
    await person.click(button('Register'))
    await expectText('Plz Check All the Fields.')
    expect(screen.getAllByText('Enter Name')).toHaveLength(2)
    await waitFor(() => expect(document.activeElement).toBe(field('First Name')))
    await fillIn(person, newUser)
    await person.click(button('Register'))
    await expectText('Everybody knows this password.')
    await waitFor(() => expect(document.activeElement).toBe(field('Password')))
    expect(field('First Name').value).toBe('Meera')
  })

  test('shows the API’s message when the email already has an account', async () => {
    server.use(
      http.post('/users/signup', ({ response }) =>
        response(409).json({
          status: 409,
          code: 'conflict',
          msg: 'This email has an account already.',
        }),
      ),
    )
    const { person } = await open('register')
    await fillIn(person, newUser)
    await person.click(button('Register'))
    await expectText('This email has an account already.')
    expect(field('Last Name').value).toBe('Iyer')
  })
})

describe('two-step sign-in', () => {
  const step = secondStep()
  const askForCode = () =>
    server.use(http.post('/users/login-with-pass', ({ response }) => response(202).json(step)))
  async function enterPassword(redirectPath: string | null = null) {
    const opened = await open('sign-in', { redirectPath })
    await fillIn(opened.person, credentials)
    await opened.person.click(button('Sign In'))
    await screen.findByRole('dialog', { name: 'Confirm that it is you' })
    return opened
  }

  test('starts no session before the code, then continues to the redirect path', async () => {
    askForCode()
    let sent: unknown
    server.use(
      http.post('/users/second-step', async ({ request, response }) => {
        sent = await request.json()
        return response(200).json({ token: 'token-of-a-test-session', user: user() })
      }),
    )
    const { person, store, path } = await enterPassword('/bookmarks')
    expect(store.get(sessionAtom)).toBeNull()
    expect(localStorage.getItem('token')).toBeNull()
    await person.type(field('6-digit code'), '123 456')
    await person.click(button('Sign In'))
    await expectText('Successfully logged in')
    expect(sent).toEqual({ challenge: step.challenge, method: 'totp', code: '123 456' })
    await waitFor(() => expect(path()).toBe('/bookmarks'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('keeps a wrong code and says why it was refused', async () => {
    askForCode()
    const refusal = { status: 401, code: 'wrong_credentials', msg: 'This code is not correct.' }
    server.use(http.post('/users/second-step', ({ response }) => response(401).json(refusal)))
    const { person, store } = await enterPassword()
    await person.type(field('6-digit code'), '123456')
    await person.click(button('Sign In'))
    expect((await screen.findAllByText('This code is not correct.')).length).toBeGreaterThan(0)
    expect(field('6-digit code').value).toBe('123456')
    expect(store.get(sessionAtom)).toBeNull()
  })

  test('asks to start again when the step has expired', async () => {
    askForCode()
    const refusal = {
      status: 404,
      code: 'not_found',
      msg: 'This step has expired. Please start again.',
    }
    server.use(http.post('/users/second-step', ({ response }) => response(404).json(refusal)))
    const { person } = await enterPassword()
    await person.type(field('6-digit code'), '123456')
    await person.click(button('Sign In'))
    await expectText('This step has expired. Please start again.')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('accepts a recovery code instead', async () => {
    askForCode()
    let sent: unknown
    server.use(
      http.post('/users/second-step', async ({ request, response }) => {
        sent = await request.json()
        return response(200).json({ token: 'token-of-a-test-session', user: user() })
      }),
    )
    const { person } = await enterPassword()
    await person.click(button('Use a recovery code'))
    await person.type(field('Recovery code'), '7KQ2-M4XH-9PTW-C3RD')
    await person.click(button('Sign In'))
    await expectText('Successfully logged in')
    expect(sent).toMatchObject({ method: 'recovery_code', code: '7KQ2-M4XH-9PTW-C3RD' })
  })

  test('leads an admin without a required second factor to its set-up', async () => {
    server.use(
      http.post('/users/login-with-pass', ({ response }) =>
        response(200).json({
          token: 'token-of-a-test-session',
          user: user({ is_admin: true }),
          needs_second_factor: true,
        }),
      ),
    )
    const { person, path, router } = await open('sign-in')
    await fillIn(person, credentials)
    await person.click(button('Sign In'))
    await expectText('Admins need two-step sign-in. Set it up to continue.')
    await waitFor(() => expect(path()).toBe('/profile-details/7'))
    expect(router.state.location.hash).toBe('#security')
  })
})
