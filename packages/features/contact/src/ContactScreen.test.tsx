import { http, school } from '@edbazaar/api-client/testing'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { ContactScreen } from './ContactScreen'
import { loadContact } from './load-contact'

const server = startMockServer()

async function showForm(path = '/contact-us') {
  renderPage([{ path: '/contact-us', Component: ContactScreen, loader: loadContact }], path)
  await screen.findByRole('heading', { level: 1, name: 'Contact us' })
  await screen.findByRole('button', { name: 'Send' })
  return userEvent.setup()
}

const textField = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(textField('Your name'), 'Meera Iyer')
  await user.type(textField('Your email'), ' meera@example.in ')
  await user.type(textField('Message'), 'Can I filter schools by hostel?')
}
const send = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Send' }))

test('trims and sends the message, then shows a confirmation in place of the form', async () => {
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
  const notice = await screen.findByText('Your message has been sent')
  expect(document.activeElement?.contains(notice)).toBe(true)
  expect(sent).toEqual({
    topic: 'careers',
    name: 'Meera Iyer',
    email: 'meera@example.in',
    message: 'Can I filter schools by hostel?',
    website: '',
  })
})

test.each([
  ['consultation', 'Advice on choosing'],
  ['donate-books', 'Donate books'],
])('has its own heading and the right topic for %s', async (topic, title) => {
  renderPage(
    [{ path: '/contact-us', Component: ContactScreen, loader: loadContact }],
    `/contact-us?topic=${topic}`,
  )
  await screen.findByRole('heading', { level: 1, name: title })
  const field = await screen.findByLabelText<HTMLSelectElement>('What is it about?')
  expect(field.value).toBe(topic)
})

test('shows each error beside its field and focuses the first invalid field', async () => {
  const user = await showForm()
  await user.type(textField('Your email'), 'meera')
  await send(user)
  expect(await screen.findByText('Enter Name')).toBeDefined()
  expect(screen.getByText('Enter valid email')).toBeDefined()
  expect(screen.getByText(/^Write at least 10 characters/)).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(textField('Your name')))
  expect(textField('Your email').value).toBe('meera')
})

test('shows an API error beside its field and keeps the entered values', async () => {
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
  expect(textField('Message').value).toBe('Can I filter schools by hostel?')
})

describe('about a school', () => {
  const slug = 'vidya-niketan-public-school-482913'
  const line = `Vidya Niketan Public School, 100 Feet Road, Indiranagar, Bengaluru, Karnataka, 560038 (/schools/${slug})`

  test.each([
    ['correction', 'Report a mistake'],
    ['listing', 'Is this your school?'],
  ])('%s has its heading, and the message arrives with the school', async (topic, title) => {
    let sent: unknown
    server.use(
      http.get('/schools/{slug}', ({ response }) => response(200).json(school())),
      http.post('/contact-messages', async ({ request, response }) => {
        sent = await request.json()
        return response(201).json({ msg: 'Thanks' })
      }),
    )
    renderPage(
      [{ path: '/contact-us', Component: ContactScreen, loader: loadContact }],
      `/contact-us?topic=${topic}&school=${slug}`,
    )
    await screen.findByRole('heading', { level: 1, name: title })
    await screen.findByRole('button', { name: 'Send' })
    expect(screen.getByText(line)).toBeDefined()
    const user = userEvent.setup()
    await fillIn(user)
    await send(user)
    await screen.findByText('Your message has been sent')
    expect(sent).toMatchObject({ topic, message: `${line}\n\nCan I filter schools by hostel?` })
    expect(sent).not.toHaveProperty('about')
  })

  test('that is no longer listed shows the form alone', async () => {
    server.use(
      http.get('/schools/{slug}', ({ response }) =>
        response(404).json({ status: 404, code: 'not_found', msg: 'Gone', errors: [] }),
      ),
    )
    await showForm('/contact-us?topic=correction&school=gone-100001')
    expect(screen.queryByText('About:')).toBeNull()
  })
})
