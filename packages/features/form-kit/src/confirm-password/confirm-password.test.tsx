import { ApiError, answerOf } from '@edbazaar/api-client'
import { http, secondStep } from '@edbazaar/api-client/testing'
import { apiAtom } from '@edbazaar/feature-platform'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forUser } from '@edbazaar/feature-platform/testing/session'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useStore } from 'jotai'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
// Imported here so that tests do not wait for the bundler.
import './ConfirmPasswordDialog'
import { useConfirmedPassword } from './use-confirmed-password'

const server = startMockServer()

const refused = (status: number, code: string, field?: string) => ({
  status,
  code,
  msg: `Refused: ${code}`,
  ...(field && { errors: [{ field, msg: 'is required' }] }),
})

/** An action that the API allows after the password was confirmed. */
function Exporter() {
  const store = useStore()
  const { withPassword, passwordDialog } = useConfirmedPassword()
  const [result, setResult] = useState('')
  async function run() {
    const api = store.get(apiAtom)
    if (api === null) return
    const answer = await withPassword(() => answerOf(api.GET('/users/my-profile'))).catch(
      (cause: unknown) => (cause instanceof ApiError ? cause.code : 'unknown'),
    )
    setResult(answer === null ? 'cancelled' : typeof answer === 'string' ? answer : 'exported')
  }
  return (
    <>
      <h1>Export</h1>
      <button type="button" onClick={() => void run()}>
        Run
      </button>
      <output>{result}</output>
      {passwordDialog}
    </>
  )
}

const password = 'monsoon mango'
const step = secondStep({ status: 201 })

/** An API that asks for the password, or for what `asksFor` says. Returns the confirmations sent. */
function mockApi(asksFor: 'password' | 'proof' | 'sign-in' = 'password') {
  let isConfirmed = false
  const sent: object[] = []
  server.use(
    http.get('/users/my-profile', ({ response }) =>
      isConfirmed
        ? response(503).json(refused(503, 'unavailable'))
        : response.untyped(Response.json(refused(403, 'confirm_password'), { status: 403 })),
    ),
    http.post('/users/second-factor/challenges', ({ response }) => response(201).json(step)),
    http.post('/users/confirm-password', async ({ request, response }) => {
      const body = await request.json()
      sent.push(body)
      if (asksFor === 'sign-in') return response(409).json(refused(409, 'conflict'))
      if (body.password === undefined && body.proof === undefined)
        return response(400).json(refused(400, 'invalid_request', asksFor))
      if (body.password !== undefined && body.password !== password)
        return response(401).json(refused(401, 'wrong_credentials', 'password'))
      isConfirmed = true
      return response(200).json({ status: 200, msg: 'Confirmed' })
    }),
  )
  return sent
}

async function open() {
  renderPage([{ path: '/', Component: Exporter }], '/', forUser())
  await screen.findByRole('heading', { name: 'Export' })
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Run' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }))
  return { user, dialog }
}
const result = () => screen.getByRole('status').textContent

describe('an action that needs a recent password', () => {
  test('runs again after the password, and its own failure reaches the caller', async () => {
    const sent = mockApi()
    const { user, dialog } = await open()
    await user.type(await dialog.findByLabelText('Your password'), password)
    await user.click(dialog.getByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(result()).toBe('unavailable'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent).toEqual([{}, { password }])
  })

  test('checks an empty field before it sends', async () => {
    const sent = mockApi()
    const { user, dialog } = await open()
    await dialog.findByLabelText('Your password')
    await user.click(dialog.getByRole('button', { name: 'Confirm' }))
    expect(await dialog.findByText('Enter your password.')).toBeDefined()
    // Only the question how the user can confirm.
    expect(sent).toEqual([{}])
  })

  test('shows a wrong password at the field, keeps the dialog open, and may be cancelled', async () => {
    mockApi()
    const { user, dialog } = await open()
    await user.type(await dialog.findByLabelText('Your password'), 'wrong one')
    await user.click(dialog.getByRole('button', { name: 'Confirm' }))
    await waitFor(() =>
      expect(dialog.getByLabelText('Your password').getAttribute('aria-invalid')).toBe('true'),
    )
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(result()).toBe('cancelled'))
  })

  test('asks for the second factor of an account without a password', async () => {
    const sent = mockApi('proof')
    const { user, dialog } = await open()
    await user.type(await dialog.findByRole('textbox', { name: '6-digit code' }), '123456')
    await user.click(dialog.getByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(result()).toBe('unavailable'))
    expect(sent[1]).toEqual({
      proof: { challenge: step.challenge, method: 'totp', code: '123456' },
    })
  })

  test('asks a user without either to sign in again', async () => {
    mockApi('sign-in')
    const { dialog } = await open()
    expect(await dialog.findByText('Sign in again to continue')).toBeDefined()
    expect(dialog.getByText('Refused: conflict')).toBeDefined()
  })
})
