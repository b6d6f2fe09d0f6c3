import type { SecondFactor } from '@edbazaar/api-client'
import { http, myProfile, secondFactor, secondStep } from '@edbazaar/api-client/testing'
import {
  expectDialog,
  expectHeading,
  expectText,
  fill,
  flowMeta,
  onPhone,
  press,
  refusal,
} from '@edbazaar/feature-shell/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { loadProfile } from './profile/load-profile'
import { ProfileScreen } from './profile/ProfileScreen'
import { loadDetails } from './profile-details/load-details'
import { ProfileDetailsScreen } from './profile-details/ProfileDetailsScreen'
import { guide } from './Security.guide'

const meta = {
  ...flowMeta,
  title: 'Flows/Account/Two-step sign-in',
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: [
      { path: '/profile/:id', Component: ProfileScreen, loader: loadProfile },
      { path: '/profile-details/:id', Component: ProfileDetailsScreen, loader: loadDetails },
      { path: '*', element: <h1>Home page</h1> },
    ],
    path: '/profile-details/7#security',
    user: {},
    frame: 'account',
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

const passkey = {
  id: 3,
  name: 'My phone',
  created_at: '2026-11-20T06:30:00.000Z',
  last_used_at: '2026-11-23T04:10:00.000Z',
}
const withApp = secondFactor({
  authenticator_since: '2026-11-20T06:30:00.000Z',
  recovery_codes_left: 9,
})
const withAll = { ...withApp, passkeys: [passkey, { ...passkey, id: 4, name: 'Security key' }] }
const codes = [
  '7KQ2-M4XH-9PTW-C3RD',
  'A2B3-C4D5-E6F7-G8H9',
  'J2K3-L4M5-N6P7-Q8R9',
  'S2T3-U4V5-W6X7-Y8Z9',
  'B7C6-D5E4-F3G2-H9J8',
  'K7L6-M5N4-P3Q2-R9S8',
  'T7U6-V5W4-X3Y2-Z9A8',
  'C4D5-E6F7-G8H9-J2K3',
  'L4M5-N6P7-Q8R9-S2T3',
  'U4V5-W6X7-Y8Z9-A2B3',
]

const withState = (state: SecondFactor) =>
  http.get('/users/second-factor', ({ response }) => response(200).json(state))
const challenge = (differences: Parameters<typeof secondStep>[0] = {}) =>
  http.post('/users/second-factor/challenges', ({ response }) =>
    response(201).json(secondStep({ status: 201, ...differences })),
  )
const newApp = http.post('/users/second-factor/authenticators', ({ response }) =>
  response(201).json({
    secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/EdBazaar:meera%40example.in?issuer=EdBazaar&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  }),
)
const confirmed = http.post('/users/second-factor/authenticators/confirmations', ({ response }) =>
  response(200).json({ status: 200, msg: 'Two-step sign-in is on.', recovery_codes: codes }),
)

/** The page behind the dialog has a field with the same label. */
async function findPasswordField() {
  const dialog = await expectDialog('Authenticator app')
  return within(dialog).findByLabelText('Current password')
}
async function enterPassword() {
  await userEvent.click(await findPasswordField())
  await userEvent.paste('monsoon-mango')
  await press('Continue')
}

export const Off: Story = {}

export const OffOnAPhone: Story = { globals: onPhone }

export const TwoStepOn: Story = { args: { calls: [withState(withAll)] } }

export const OnAPhone: Story = { args: { calls: [withState(withAll)] }, globals: onPhone }

export const EmailNotConfirmed: Story = {
  args: {
    calls: [
      http.get('/users/my-profile', ({ response }) =>
        response(200).json(myProfile({ is_email_confirmed: false })),
      ),
    ],
  },
}

export const RequiredOfAnAdmin: Story = {
  args: { user: { is_admin: true }, calls: [withState(secondFactor({ is_required: true }))] },
}

/** A private page of an admin who must set up two-step sign-in first. */
export const PageOfARestrictedAdmin: Story = {
  args: {
    path: '/profile/7',
    user: { is_admin: true },
    calls: [
      http.get('/users/my-profile', ({ response }) =>
        response.untyped(
          Response.json(refusal(403, 'second_factor_required', 'Admins need two-step sign-in.'), {
            status: 403,
          }),
        ),
      ),
    ],
  },
  play: async () => {
    await expectHeading('Set up two-step sign-in first')
    await expect(screen.getByRole('link', { name: 'Set up two-step sign-in' })).toHaveAttribute(
      'href',
      '/profile-details/7#security',
    )
  },
}

export const AskingForThePassword: Story = {
  args: { calls: [newApp] },
  play: async () => {
    await press('Set up an app')
    await expect(await findPasswordField()).toBeVisible()
  },
}

/** The QR code, the key and the code that the app shows. */
export const SettingUpAnApp: Story = {
  args: { calls: [newApp, confirmed] },
  play: async () => {
    await press('Set up an app')
    await enterPassword()
    await expect(
      await screen.findByRole('img', { name: 'QR code for your authenticator app' }),
    ).toBeVisible()
  },
}

export const SettingUpAnAppOnAPhone: Story = { ...SettingUpAnApp, globals: onPhone }

export const WrongCode: Story = {
  args: {
    calls: [
      newApp,
      http.post('/users/second-factor/authenticators/confirmations', ({ response }) =>
        response(401).json({
          ...refusal(401, 'wrong_credentials', 'This code is not correct, or it was used before.'),
          errors: [{ field: 'code', msg: 'is not correct, or was used before' }],
        }),
      ),
    ],
  },
  play: async () => {
    await press('Set up an app')
    await enterPassword()
    await fill({ '6-digit code': '123456' })
    await press('Confirm')
    const field = await screen.findByLabelText('6-digit code')
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'))
    await expect(field).toHaveValue('123456')
  },
}

/** After the first way was added. */
export const RecoveryCodes: Story = {
  tags: ['smoke'],
  args: { calls: [newApp, confirmed] },
  play: async () => {
    await press('Set up an app')
    await enterPassword()
    await fill({ '6-digit code': '123456' })
    await press('Confirm')
    await expectDialog('Save your recovery codes')
    await expectText(codes[9] ?? '')
  },
}

export const RecoveryCodesOnAPhone: Story = { ...RecoveryCodes, globals: onPhone, tags: [] }

export const NamingAPasskey: Story = {
  args: {
    calls: [
      withState(withApp),
      challenge(),
      http.post('/users/second-factor/passkeys/options', ({ response }) =>
        response(201).json({ challenge: 'c'.repeat(43), options: passkeyOptions }),
      ),
    ],
  },
  play: async () => {
    await press('Add a passkey')
    await fill({ '6-digit code': '123456' })
    await press('Confirm')
    await expect(await screen.findByLabelText('Name')).toBeVisible()
  },
}

const passkeyOptions = {
  challenge: 'Y2hhbGxlbmdl',
  rp: { id: 'localhost', name: 'EdBazaar' },
  user: { id: 'Nw', name: 'meera@example.in', displayName: 'Meera Iyer' },
  pubKeyCredParams: [{ alg: -7, type: 'public-key' as const }],
  timeout: 60_000,
  attestation: 'none' as const,
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: 'discouraged' as const,
    userVerification: 'preferred' as const,
  },
}

/** The browser's own dialog was closed. */
export const PasskeyCancelled: Story = {
  beforeEach: () => {
    spyOn(navigator.credentials, 'create').mockRejectedValue(
      new DOMException('Cancelled', 'NotAllowedError'),
    )
  },
  args: NamingAPasskey.args ?? {},
  play: async () => {
    await press('Add a passkey')
    await fill({ '6-digit code': '123456' })
    await press('Confirm')
    await fill({ Name: 'My phone' })
    await press('Create passkey')
    await expectText('The passkey was not used. Try again, or choose another way.')
  },
}

export const RemovingTheLast: Story = {
  args: { calls: [withState(withApp), challenge()] },
  play: async () => {
    await press('Remove app')
    await expectDialog('Remove the authenticator app?')
    await expectText(/turns off two-step sign-in/)
    await expect(await screen.findByLabelText('6-digit code')).toBeVisible()
  },
}

export const CreatingNewCodes: Story = {
  args: { calls: [withState(withApp), challenge()] },
  play: async () => {
    await press('Create new codes')
    await expectDialog('Create new recovery codes?')
    await press('Use a recovery code')
    await expect(await screen.findByLabelText('Recovery code')).toBeVisible()
  },
}

const needsProof = {
  ...refusal(400, 'invalid_request', 'Please check what you have entered.'),
  errors: [{ field: 'proof', msg: 'is required' }],
}

/** Also before the account is deleted. */
export const ProofBeforeEmailChange: Story = {
  args: {
    path: '/profile-details/7#email',
    calls: [
      withState(withAll),
      challenge(),
      http.post('/users/email-changes', ({ response }) => response(400).json(needsProof)),
    ],
  },
  play: async () => {
    await press('Change email')
    await fill({ 'New email': 'mira@example.in', 'Your password': 'monsoon-mango' })
    await press('Send link')
    await expectDialog('Confirm that it is you')
    await expect(await screen.findByLabelText('6-digit code')).toBeVisible()
  },
}

export const ProofBeforeEmailChangeOnAPhone: Story = { ...ProofBeforeEmailChange, globals: onPhone }

export const ProofBeforeDeletion: Story = {
  args: {
    path: '/profile-details/7#data',
    calls: [
      withState(withApp),
      challenge(),
      http.post('/users/my-profile/deletions', ({ response }) => response(400).json(needsProof)),
    ],
  },
  play: async () => {
    await press('Delete my account')
    await fill({ 'Type your email, meera@example.in': 'meera@example.in' })
    await fill({ 'Your password': 'monsoon-mango' })
    await press('Delete permanently')
    await expectDialog('Confirm that it is you')
    await expect(await screen.findByLabelText('6-digit code')).toBeVisible()
  },
}
