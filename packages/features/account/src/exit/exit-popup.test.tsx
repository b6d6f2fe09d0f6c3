import { http } from '@edbazaar/api-client/testing'
import { sessionAtom } from '@edbazaar/feature-platform'
import { type Prepare, renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forUser, forVisitors } from '@edbazaar/feature-platform/testing/session'
import { RootScreen } from '@edbazaar/feature-shell'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import './ExitDialog'
import { ExitPopup } from './ExitPopup'

const server = startMockServer()

const pages = [
  {
    element: <RootScreen panels={<ExitPopup />} />,
    children: [{ path: '*', element: <h1>Page</h1> }],
  },
]

/** Opens a page and moves the clock past the minimum time on the page. */
async function openPage(prepare: Prepare = forVisitors) {
  const now = vi.spyOn(performance, 'now')
  const page = renderPage(pages, '/schools', prepare)
  await screen.findByRole('heading', { name: 'Page' })
  now.mockReturnValue(performance.now() + 25_000)
  return { ...page, user: userEvent.setup() }
}
const leave = () => fireEvent.mouseOut(document.body, { clientY: -1, relatedTarget: null })
const popup = () => screen.findByRole('dialog', { name: 'Before you go' })
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

test('opens once per session when the pointer leaves at the top, and not again once dismissed', async () => {
  const { user } = await openPage()
  fireEvent.mouseOut(document.body, { clientY: 400, relatedTarget: null })
  leave()
  await popup()
  await user.click(screen.getByRole('button', { name: 'No, thanks' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  leave()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(localStorage.getItem('dismissedExit')).toBe('true')
})

describe('on a touch screen', () => {
  const { matchMedia } = window
  beforeEach(() => {
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
      const list = matchMedia(query)
      return Object.defineProperty(list, 'matches', { value: query === '(hover: none)' })
    })
  })
  const comeBack = () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    fireEvent(document, new Event('visibilitychange'))
    expect(screen.queryByRole('dialog')).toBeNull()
    hidden.mockReturnValue(false)
    fireEvent(document, new Event('visibilitychange'))
  }

  test('opens when the user returns to the tab, once, and remembers it', async () => {
    await openPage()
    comeBack()
    await popup()
    expect(localStorage.getItem('dismissedExit')).toBe('true')
  })

  test('does not interrupt typing', async () => {
    await openPage()
    const input = document.body.appendChild(document.createElement('input'))
    input.focus()
    comeBack()
    expect(screen.queryByRole('dialog')).toBeNull()
    input.remove()
  })
})

test('with a mouse, returning to the tab opens nothing', async () => {
  await openPage()
  fireEvent(document, new Event('visibilitychange'))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(localStorage.getItem('dismissedExit')).toBeNull()
})

test('does not open before the minimum time on the page', async () => {
  renderPage(pages, '/', forVisitors)
  await screen.findByRole('heading', { name: 'Page' })
  leave()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('shows what is missing or invalid with the texts of the specification', async () => {
  const { user } = await openPage()
  leave()
  await popup()
  const send = () => user.click(screen.getByRole('button', { name: 'Send' }))
  await send()
  expect(await screen.findByText('All fields are required.')).toBeDefined()
  expect(screen.getAllByText('Required!')).toHaveLength(3)
  await user.type(field('First name'), 'Meera')
  await user.type(field('Last name'), 'Iyer')
  await user.type(field('Email'), 'meera')
  await user.type(field('Mobile'), '9876543210')
  await send()
  expect(await screen.findByText('Plz check all fields.')).toBeDefined()
  expect(field('Mobile').value).toBe('9876543210')
})

test('is prefilled from the user, and signs them out after sending', async () => {
  let sent: unknown
  server.use(
    http.post('/users/exited-users', async ({ request, response }) => {
      sent = await request.json()
      return response(201).json({ status: 201, msg: 'Thanks' })
    }),
  )
  const { user, store } = await openPage(forUser({ phone: '9876543210' }))
  leave()
  await popup()
  expect(field('Email').value).toBe('meera@example.in')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Thanks')).toBeDefined()
  expect(sent).toEqual({
    first_name: 'Meera',
    last_name: 'Iyer',
    email: 'meera@example.in',
    phone: '9876543210',
    exited_page: '/schools',
    website: '',
  })
  expect(store.get(sessionAtom)).toBeNull()
})

test('keeps the entered values when sending fails', async () => {
  server.use(
    http.post('/users/exited-users', ({ response }) =>
      response(503).json({ status: 503, code: 'unavailable', msg: 'Busy.' }),
    ),
  )
  const { user } = await openPage(forUser({ phone: '9876543210' }))
  leave()
  await popup()
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Unable to process.')).toBeDefined()
  await waitFor(() => expect(field('Mobile').value).toBe('9876543210'))
  cleanup()
})
