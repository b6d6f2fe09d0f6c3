import { http, secondStep } from '@edbazaar/api-client/testing'
import { sessionAtom, toastAtom } from '@edbazaar/feature-platform'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { button, done, field, mockDetails } from '../mock-details'
// Imported here so that tests do not wait for the bundler.
import '../DeleteAccountDialog'

const { server, show } = mockDetails()

const step = secondStep({ status: 201 })
const needsProof = {
  status: 400,
  code: 'invalid_request',
  msg: 'Please check what you have entered.',
  errors: [{ field: 'proof', msg: 'is required' }],
}
const expired = {
  status: 404,
  code: 'not_found',
  msg: 'This step has expired. Please start again.',
}

const mockChallenge = () =>
  server.use(
    http.post('/users/second-factor/challenges', ({ response }) => response(201).json(step)),
  )

/** Answers as for an account with an authenticator app. Returns the bodies that were sent. */
function mockChange(
  path: '/users/email-changes' | '/users/my-profile/deletions',
  isExpired = false,
) {
  const sent: { proof?: unknown }[] = []
  mockChallenge()
  server.use(
    http.post(path, async ({ request, response }) => {
      const body = await request.json()
      sent.push(body)
      if (body.proof === undefined) return response(400).json(needsProof)
      if (isExpired) return response(404).json(expired)
      const status = path === '/users/email-changes' ? 202 : 200
      return response.untyped(Response.json({ ...done, status }, { status }))
    }),
  )
  return sent
}
type User = Awaited<ReturnType<typeof show>>['user']

const proofDialog = () => screen.findByRole('dialog', { name: 'Confirm that it is you' })
const proof = { challenge: step.challenge, method: 'totp', code: '123456' }

async function changeEmail(user: User) {
  await user.click(button('Change email'))
  await user.type(field('New email'), 'mira@example.in')
  await user.type(screen.getByLabelText('Your password'), 'monsoon mango')
  await user.click(button('Send link'))
}

describe('changing the email of an account with a second factor', () => {
  const body = { email: 'mira@example.in', password: 'monsoon mango' }

  test('asks for the second factor after the password', async () => {
    const sent = mockChange('/users/email-changes')
    const { user } = await show()
    await changeEmail(user)
    const dialog = within(await proofDialog())
    expect(dialog.getByText('Then we send a link to mira@example.in.')).toBeDefined()
    await user.type(await dialog.findByRole('textbox', { name: '6-digit code' }), '123456')
    await user.click(dialog.getByRole('button', { name: 'Confirm' }))
    expect(await screen.findByText(/We have sent a link to mira@example.in/)).toBeDefined()
    expect(sent).toEqual([body, { ...body, proof }])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('returns to the filled form when the step has expired or is closed', async () => {
    mockChange('/users/email-changes', true)
    const { user, store } = await show()
    await changeEmail(user)
    await proofDialog()
    await user.type(await screen.findByRole('textbox', { name: '6-digit code' }), '123456')
    await user.click(button('Confirm'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(store.get(toastAtom)?.message).toBe(expired.msg)
    expect(field('New email').value).toBe('mira@example.in')
    await user.click(button('Send link'))
    await user.click(within(await proofDialog()).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

test('changing the password of an account with a second factor asks for it as well', async () => {
  const sent: { proof?: unknown }[] = []
  mockChallenge()
  server.use(
    http.put('/users/my-password', async ({ request, response }) => {
      const body = await request.json()
      sent.push(body)
      return body.proof === undefined
        ? response(400).json(needsProof)
        : response(200).json({ ...done, status: 200 })
    }),
  )
  const { user } = await show()
  await user.type(screen.getByLabelText('Current password'), 'monsoon mango')
  await user.type(screen.getByLabelText('New password'), 'mango tree by the well')
  await user.click(button('Change password'))
  const dialog = within(await proofDialog())
  expect(dialog.getByText(/^Then your password changes/)).toBeDefined()
  await user.type(await dialog.findByRole('textbox', { name: '6-digit code' }), '123456')
  await user.click(dialog.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText('Password changed')).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const body = { current_password: 'monsoon mango', password: 'mango tree by the well' }
  expect(sent).toEqual([body, { ...body, proof }])
})

test('deleting an account with a second factor asks for it after the password', async () => {
  const sent = mockChange('/users/my-profile/deletions')
  const { user, store } = await show()
  await user.click(button('Delete my account'))
  await user.type(await screen.findByLabelText(/^Type your email/), 'meera@example.in')
  await user.type(screen.getByLabelText('Your password'), 'monsoon mango')
  await user.click(button('Delete permanently'))
  const dialog = within(await proofDialog())
  expect(dialog.getByText('Deleting your account cannot be undone.')).toBeDefined()
  await user.type(await dialog.findByRole('textbox', { name: '6-digit code' }), '123456')
  expect(store.get(sessionAtom)).not.toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Delete permanently' }))
  await waitFor(() => expect(store.get(sessionAtom)).toBeNull())
  const body = { email: 'meera@example.in', password: 'monsoon mango' }
  expect(sent).toEqual([body, { ...body, proof }])
})
