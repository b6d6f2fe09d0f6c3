import { http } from '@edbazaar/api-client/testing'
import { linkTokenAtom } from '@edbazaar/feature-platform/link-token'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { ConfirmScreen } from './confirm/ConfirmScreen'
import { NewslettersScreen } from './NewslettersScreen'
import { UnsubscribeScreen } from './unsubscribe/UnsubscribeScreen'

const server = startMockServer()

const emptyArchive = { data: [], total: 0, page: 1, per_page: 20, totalPages: 0 }
const token = 'a'.repeat(43)
const done = { msg: 'Done' }
const notFound = { status: 404, code: 'not_found', msg: 'This link has been used or has expired.' }

describe('the subscribe form', () => {
  async function showForm() {
    const loader = () => emptyArchive
    renderPage([{ path: '/newsletters', loader, Component: NewslettersScreen }], '/newsletters')
    await screen.findByRole('heading', { level: 1, name: 'Newsletters' })
    return screen.findByRole('textbox', { name: 'Your email' })
  }

  test('sends the address and says that an email is coming', async () => {
    let sent: unknown
    server.use(
      http.post('/newsletters/subscriptions', async ({ request, response }) => {
        sent = await request.json()
        return response(202).json(done)
      }),
    )
    await userEvent.type(await showForm(), 'meera@example.in')
    await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }))
    expect(await screen.findByText('Check your email')).toBeDefined()
    expect(sent).toEqual({ email: 'meera@example.in', website: '' })
  })

  test('rejects an invalid address and keeps it in the field', async () => {
    const field = await showForm()
    await userEvent.type(field, 'meera@')
    await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }))
    expect(await screen.findByText('Enter valid email')).toBeDefined()
    expect(field).toHaveProperty('value', 'meera@')
  })

  test('says when no issue has been published yet', async () => {
    await showForm()
    expect(screen.getByText('No newsletters have been published yet.')).toBeDefined()
  })
})

describe('a link in an email', () => {
  function open(Component: () => React.ReactNode, linkToken: string) {
    renderPage([{ path: '/step', Component }], `/step?token=${linkToken}`)
  }

  test('changes nothing until its button is pressed', async () => {
    const confirmations: unknown[] = []
    server.use(
      http.post('/newsletters/confirmations', async ({ request, response }) => {
        confirmations.push(await request.json())
        return response(200).json(done)
      }),
    )
    open(ConfirmScreen, token)
    const button = await screen.findByRole('button', { name: 'Confirm' })
    expect(confirmations).toEqual([])
    await userEvent.click(button)
    expect(await screen.findByText('Your subscription is confirmed')).toBeDefined()
    expect(confirmations).toEqual([{ token }])
  })

  test('works when its token has left the address bar', async () => {
    const tokens: unknown[] = []
    server.use(
      http.post('/newsletters/confirmations', async ({ request, response }) => {
        tokens.push(await request.json())
        return response(200).json(done)
      }),
    )
    const { store } = renderPage([{ path: '/step', Component: ConfirmScreen }], '/step', (page) => {
      page.store.set(linkTokenAtom, token)
      return undefined
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(tokens).toEqual([{ token }]))
    expect(store.get(linkTokenAtom)).toBeNull()
  })

  test('still works after a refresh', async () => {
    window.history.replaceState({ linkToken: token }, '')
    renderPage([{ path: '/step', Component: ConfirmScreen }], '/step')
    expect(await screen.findByRole('button', { name: 'Confirm' })).toBeDefined()
    window.history.replaceState(null, '')
  })

  test('unsubscribes', async () => {
    server.use(
      http.post('/newsletters/unsubscriptions', ({ response }) => response(200).json(done)),
    )
    open(UnsubscribeScreen, token)
    await userEvent.click(await screen.findByRole('button', { name: 'Unsubscribe' }))
    expect(await screen.findByText('You have unsubscribed')).toBeDefined()
  })

  test('keeps the button when the API answers 404', async () => {
    server.use(
      http.post('/newsletters/confirmations', ({ response }) => response(404).json(notFound)),
    )
    open(ConfirmScreen, token)
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }))
    expect(await screen.findByRole('button', { name: 'Confirm' })).toBeDefined()
    expect(screen.queryByText('Your subscription is confirmed')).toBeNull()
  })

  test('reports an incomplete link', async () => {
    open(ConfirmScreen, 'abc')
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This link is incomplete' }),
    ).toBeDefined()
  })
})
