import { http } from '@edbazaar/api-client/testing'
import { mockServer } from '@edbazaar/api-client/testing/node'
import { renderPage } from '@edbazaar/feature-shell/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { ConfirmScreen } from './confirm'
import { NewslettersScreen } from './NewslettersScreen'
import { UnsubscribeScreen } from './unsubscribe'

const server = mockServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const noneYet = { data: [], total: 0, page: 1, per_page: 20, totalPages: 0 }
const token = 'a'.repeat(43)
const said = { msg: 'Done' }
const gone = { status: 404, code: 'not_found', msg: 'This link has been used or is too old.' }

describe('the newsletter', () => {
  async function showForm() {
    const loader = () => noneYet
    renderPage([{ path: '/newsletters', loader, Component: NewslettersScreen }], '/newsletters')
    await screen.findByRole('heading', { level: 1, name: 'Newsletters' })
    return screen.findByRole('textbox', { name: 'Your email' })
  }

  test('is asked for with an address, and a mail is announced', async () => {
    let sent: unknown
    server.use(
      http.post('/newsletters/subscriptions', async ({ request, response }) => {
        sent = await request.json()
        return response(202).json(said)
      }),
    )
    await userEvent.type(await showForm(), 'meera@example.in')
    await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }))
    expect(await screen.findByText('Look into your mail')).toBeDefined()
    expect(sent).toEqual({ email: 'meera@example.in', website: '' })
  })

  test('is not asked for with half an address, which stays in the field', async () => {
    const field = await showForm()
    await userEvent.type(field, 'meera@')
    await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }))
    expect(await screen.findByText('Enter valid email')).toBeDefined()
    expect(field).toHaveProperty('value', 'meera@')
  })

  test('says where nothing has appeared yet', async () => {
    await showForm()
    expect(screen.getByText('No newsletter has appeared yet.')).toBeDefined()
  })
})

describe('a mailed link', () => {
  function open(Component: () => React.ReactNode, given: string) {
    renderPage([{ path: '/step', Component }], `/step?token=${given}`)
  }

  test('does nothing until its button is pressed', async () => {
    const used: unknown[] = []
    server.use(
      http.post('/newsletters/confirmations', async ({ request, response }) => {
        used.push(await request.json())
        return response(200).json(said)
      }),
    )
    open(ConfirmScreen, token)
    const button = await screen.findByRole('button', { name: 'Confirm' })
    expect(used).toEqual([])
    await userEvent.click(button)
    expect(await screen.findByText('Your subscription is confirmed')).toBeDefined()
    expect(used).toEqual([{ token }])
  })

  test('takes its address off the list', async () => {
    server.use(
      http.post('/newsletters/unsubscriptions', ({ response }) => response(200).json(said)),
    )
    open(UnsubscribeScreen, token)
    await userEvent.click(await screen.findByRole('button', { name: 'Unsubscribe' }))
    expect(await screen.findByText('You are off the list')).toBeDefined()
  })

  test('that was used before leaves its page standing', async () => {
    server.use(http.post('/newsletters/confirmations', ({ response }) => response(404).json(gone)))
    open(ConfirmScreen, token)
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }))
    expect(await screen.findByRole('button', { name: 'Confirm' })).toBeDefined()
    expect(screen.queryByText('Your subscription is confirmed')).toBeNull()
  })

  test('that was cut is told of', async () => {
    open(ConfirmScreen, 'abc')
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This link is not whole' }),
    ).toBeDefined()
  })
})
