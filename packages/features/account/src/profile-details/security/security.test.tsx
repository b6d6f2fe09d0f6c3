import { http, secondFactor, secondStep } from '@edbazaar/api-client/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { button, done, field, mockDetails, region } from '../mock-details'
// Imported here so that tests do not wait for the bundler.
import './SecurityDialog'

const { server, show } = mockDetails()

const codes = ['7KQ2-M4XH-9PTW-C3RD', 'A2B3-C4D5-E6F7-G8H9']
const withApp = secondFactor({
  authenticator_since: '2026-11-20T06:30:00.000Z',
  recovery_codes_left: 9,
})

/** Answers with these states, one after the other. */
function mockStates(...states: ReturnType<typeof secondFactor>[]) {
  const left = [...states]
  server.use(
    http.get('/users/second-factor', ({ response }) =>
      response(200).json((left.length > 1 ? left.shift() : left[0]) ?? secondFactor()),
    ),
  )
}
const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }))
const section = () => region('Security')

test('an app is set up with the password, a QR code and a code, and shows recovery codes once', async () => {
  mockStates(secondFactor(), withApp)
  const sent: unknown[] = []
  server.use(
    http.post('/users/second-factor/authenticators', async ({ request, response }) => {
      sent.push(await request.json())
      const uri = 'otpauth://totp/EdBazaar:meera?secret=JBSWY3DPEHPK3PXP&issuer=EdBazaar'
      return response(201).json({ secret: 'JBSWY3DPEHPK3PXP', uri })
    }),
    http.post(
      '/users/second-factor/authenticators/confirmations',
      async ({ request, response }) => {
        sent.push(await request.json())
        return response(200).json({ ...done, recovery_codes: codes })
      },
    ),
  )
  const { user } = await show()
  expect(section().getByText('Off')).toBeDefined()
  await user.click(section().getByRole('button', { name: 'Set up an app' }))
  const opened = await dialog('Authenticator app')
  await user.type(opened.getByLabelText('Current password'), 'monsoon-mango')
  await user.click(button('Continue'))
  expect(
    await screen.findByRole('img', { name: 'QR code for your authenticator app' }),
  ).toBeDefined()
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeDefined()
  await user.type(field('6-digit code'), '12345')
  await user.click(button('Confirm'))
  expect(await screen.findByText('Enter the 6 digits that your app shows.')).toBeDefined()
  await user.type(field('6-digit code'), '6')
  await user.click(button('Confirm'))
  const shown = await dialog('Save your recovery codes')
  for (const code of codes) expect(shown.getByText(code)).toBeDefined()
  expect(sent).toEqual([{ password: 'monsoon-mango' }, { code: '123456' }])
  await user.click(shown.getByRole('button', { name: 'I have saved them' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await section().findByText('On')).toBeDefined()
  expect(section().getByText('Set up on 20 November 2026.')).toBeDefined()
})

test('a wrong code keeps the set-up open and says what to do', async () => {
  mockStates(secondFactor())
  const refusal = {
    status: 401,
    code: 'wrong_credentials',
    msg: 'This code is incorrect or has already been used.',
    errors: [{ field: 'code', msg: 'is incorrect or has already been used' }],
  }
  server.use(
    http.post('/users/second-factor/authenticators', ({ response }) =>
      response(201).json({ secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/EdBazaar' }),
    ),
    http.post('/users/second-factor/authenticators/confirmations', ({ response }) =>
      response(401).json(refusal),
    ),
  )
  const { user } = await show({ has_password: false })
  await user.click(section().getByRole('button', { name: 'Set up an app' }))
  await user.click(button('Continue'))
  await user.type(await screen.findByRole('textbox', { name: '6-digit code' }), '123456')
  await user.click(button('Confirm'))
  expect(await screen.findAllByText(/already been used/i)).not.toHaveLength(0)
  expect(field('6-digit code').value).toBe('123456')
})

test('recovery codes are downloaded as a text file', async () => {
  mockStates(withApp)
  server.use(
    http.post('/users/second-factor/challenges', ({ response }) =>
      response(201).json(secondStep({ status: 201 })),
    ),
    http.post('/users/second-factor/recovery-codes', ({ response }) =>
      response(201).json({ ...done, recovery_codes: codes }),
    ),
  )
  const files: Blob[] = []
  URL.createObjectURL = (file: Blob) => {
    files.push(file)
    return 'blob:codes'
  }
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download)
  })
  const { user } = await show()
  await user.click(section().getByRole('button', { name: 'Create new codes' }))
  await user.type(await screen.findByRole('textbox', { name: '6-digit code' }), '123456')
  await user.click(button('Confirm'))
  await user.click(
    (await dialog('Save your recovery codes')).getByRole('button', { name: 'Download' }),
  )
  expect(names).toEqual(['edbazaar-recovery-codes.txt'])
  expect(await files[0]?.text()).toContain(codes.join('\n'))
})

describe('removing', () => {
  test('the only app needs a proof and says that two-step sign-in ends', async () => {
    mockStates(withApp, secondFactor())
    let sent: unknown
    const step = secondStep({ status: 201 })
    server.use(
      http.post('/users/second-factor/challenges', ({ response }) => response(201).json(step)),
      http.post('/users/second-factor/removals', async ({ request, response }) => {
        sent = await request.json()
        return response(200).json(done)
      }),
    )
    const { user } = await show()
    await user.click(section().getByRole('button', { name: 'Remove app' }))
    expect(await screen.findByText(/turns off two-step sign-in/)).toBeDefined()
    await user.click(await screen.findByRole('button', { name: 'Use a recovery code' }))
    await user.type(field('Recovery code'), '7KQ2-M4XH-9PTW-C3RD')
    await user.click(button('Confirm'))
    await waitFor(() =>
      expect(sent).toEqual({
        factor: 'authenticator',
        proof: {
          challenge: step.challenge,
          method: 'recovery_code',
          code: '7KQ2-M4XH-9PTW-C3RD',
        },
      }),
    )
    await waitFor(() => expect(section().getByText('Off')).toBeDefined())
  })

  test('one of two says that it stays on, and names the passkey', async () => {
    const passkey = {
      id: 3,
      name: 'My phone',
      created_at: '2026-11-20T06:30:00.000Z',
      last_used_at: null,
    }
    mockStates({ ...withApp, passkeys: [passkey] })
    server.use(
      http.post('/users/second-factor/challenges', ({ response }) =>
        response(201).json(secondStep({ status: 201 })),
      ),
    )
    const { user } = await show()
    await user.click(section().getByRole('button', { name: 'Remove My phone' }))
    const shown = await dialog('Remove the passkey My phone?')
    expect(shown.getByText('Two-step sign-in stays on.')).toBeDefined()
  })
})

test('an account with an unconfirmed email is asked to confirm it first', async () => {
  mockStates(secondFactor())
  await show({ is_email_confirmed: false })
  expect(section().getByRole('link', { name: /Confirm your email address first/ })).toBeDefined()
  expect(section().queryByRole('button')).toBeNull()
})

test('an admin who must have two-step sign-in sees a notice until it is on', async () => {
  mockStates(secondFactor({ is_required: true }))
  await show({ is_admin: true })
  expect(section().getByText(/Admins need two-step sign-in/)).toBeDefined()
})
