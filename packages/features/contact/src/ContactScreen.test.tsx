import { http } from '@edbazaar/api-client/testing'
import { mockServer } from '@edbazaar/api-client/testing/node'
import { renderPage } from '@edbazaar/feature-shell/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { ContactScreen } from './ContactScreen'

const server = mockServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

async function showForm(path = '/contact-us') {
  renderPage([{ path: '/contact-us', Component: ContactScreen }], path)
  await screen.findByRole('heading', { level: 1, name: 'Contact us' })
  return userEvent.setup()
}

const fieldCalled = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(fieldCalled('Your name'), 'Meera Iyer')
  await user.type(fieldCalled('Your email'), ' meera@example.in ')
  await user.type(fieldCalled('Message'), 'Does the list know hostels?')
}
const send = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Send' }))

test('a message is sent trimmed, and thanked for in its place', async () => {
  let sent: unknown
  server.use(
    http.post('/contact-messages', async ({ request, response }) => {
      sent = await request.json()
      return response(201).json({ msg: 'Thanks' })
    }),
  )
  const user = await showForm('/contact-us?topic=careers')
  await fillIn(user)
  await send(user)
  const news = await screen.findByText('Your message has reached us')
  expect(document.activeElement?.contains(news)).toBe(true)
  expect(sent).toEqual({
    topic: 'careers',
    name: 'Meera Iyer',
    email: 'meera@example.in',
    message: 'Does the list know hostels?',
    website: '',
  })
})

test('what is missing is said beside each field, and the first of them has the focus', async () => {
  const user = await showForm()
  await user.type(fieldCalled('Your email'), 'meera')
  await send(user)
  expect(await screen.findByText('Enter Name')).toBeDefined()
  expect(screen.getByText('Enter valid email')).toBeDefined()
  expect(screen.getByText(/^Write at least 10 characters/)).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(fieldCalled('Your name')))
  expect(fieldCalled('Your email').value).toBe('meera')
})

test('a refusal names its field and leaves what was typed', async () => {
  server.use(
    http.post('/contact-messages', ({ response }) =>
      response(400).json({
        status: 400,
        code: 'invalid_request',
        msg: 'Please check: email must be an email address.',
        errors: [{ field: 'email', msg: 'must be an email address' }],
      }),
    ),
  )
  const user = await showForm()
  await fillIn(user)
  await send(user)
  expect(await screen.findByText('Must be an email address')).toBeDefined()
  expect(fieldCalled('Message').value).toBe('Does the list know hostels?')
})
