import type { SecondStep } from '@edbazaar/api-client'
import { http, secondStep } from '@edbazaar/api-client/testing'
import { accountPanelAtom } from '@edbazaar/feature-platform'
import {
  expectDialog,
  expectHeading,
  expectSending,
  expectText,
  type FlowPageProps,
  fill,
  flowMeta,
  never,
  onPhone,
  press,
  refusal,
} from '@edbazaar/feature-shell/stories'
import { PageHead } from '@edbazaar/ui/PageHead'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test'
import { deniedAtom } from './denied-atom'
import { guide } from './SignInPanels.guide'

const meta = {
  ...flowMeta,
  title: 'Flows/Sign in/Panels',
  parameters: { ...flowMeta.parameters, guide },
  args: { routes: [{ path: '*', element: <PageHead title="Jobs at schools" /> }], path: '/jobs' },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

const signInOpen: NonNullable<FlowPageProps['prepare']> = (store) =>
  store.set(accountPanelAtom, 'sign-in')
const registerOpen: NonNullable<FlowPageProps['prepare']> = (store) =>
  store.set(accountPanelAtom, 'register')

const credentials = { Email: 'meera@example.in', Password: 'monsoon-mango' }
const newUser = { 'First Name': 'Meera', 'Last Name': 'Iyer', ...credentials }

/** Opened from the header. */
export const Opened: Story = {
  tags: ['smoke'],
  play: async () => {
    await userEvent.click(await screen.findByRole('link', { name: 'Sign In / Register' }))
    await expectDialog('Sign In to your account')
    await expect(screen.getByLabelText('Email')).toHaveFocus()
  },
}

export const OnAPhone: Story = { args: { prepare: signInOpen }, globals: onPhone }

export const Filled: Story = {
  args: { prepare: signInOpen },
  play: () => fill(credentials),
}

export const Invalid: Story = {
  args: { prepare: signInOpen },
  play: async () => {
    await expectDialog('Sign In to your account')
    await press('Sign In')
    await expectText('Enter Email')
    await expectText('Enter Password')
    await expectText('Plz Check All the Fields.')
  },
}

export const WrongPassword: Story = {
  tags: ['smoke'],
  args: {
    prepare: signInOpen,
    calls: [
      http.post('/users/login-with-pass', ({ response }) =>
        response(401).json(refusal(401, 'wrong_credentials', 'Wrong email or password.')),
      ),
    ],
  },
  play: async () => {
    await fill(credentials)
    await press('Sign In')
    await expect(await screen.findByRole('alert')).toHaveTextContent('Wrong email or password.')
    await expect(screen.getByLabelText('Email')).toHaveValue(credentials.Email)
  },
}

export const Sending: Story = {
  args: { prepare: signInOpen, calls: [http.post('/users/login-with-pass', never)] },
  play: async () => {
    await fill(credentials)
    await press('Sign In')
    await expectSending(/Sign In/)
  },
}

export const SignedIn: Story = {
  tags: ['smoke'],
  args: { prepare: signInOpen },
  play: async () => {
    await fill(credentials)
    await press('Sign In')
    await expectText('Successfully logged in')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(await screen.findByRole('button', { name: 'Profile, Meera' })).toBeVisible()
  },
}

/** After a sign-in to a blocked account. */
export const Denied: Story = {
  args: {
    prepare: (store) => {
      signInOpen(store)
      store.set(deniedAtom, true)
    },
  },
}

export const Registering: Story = { args: { prepare: registerOpen } }

export const RegisteringOnAPhone: Story = { args: { prepare: registerOpen }, globals: onPhone }

/** Opened when a visitor starts something that needs an account, such as a bookmark. */
export const RegisterToContinue: Story = {
  args: { prepare: (store) => store.set(accountPanelAtom, 'register-popup') },
}

export const RegisteringInvalid: Story = {
  args: { prepare: registerOpen },
  play: async () => {
    await expectDialog('Sign In to your account')
    await press('Register')
    await expect(await screen.findAllByText('Enter Name')).toHaveLength(2)
  },
}

export const EmailAlreadyRegistered: Story = {
  args: {
    prepare: registerOpen,
    calls: [
      http.post('/users/signup', ({ response }) =>
        response(409).json(refusal(409, 'conflict', 'This email has an account already.')),
      ),
    ],
  },
  play: async () => {
    await fill(newUser)
    await press('Register')
    await expectText('This email has an account already.')
  },
}

export const Registered: Story = {
  tags: ['smoke'],
  args: { prepare: registerOpen },
  play: async () => {
    await fill(newUser)
    await press('Register')
    await expectHeading('Successfully Registered!')
    await press("Let's Go")
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

const passkeyOptions = {
  challenge: 'Y2hhbGxlbmdl',
  rpId: 'localhost',
  timeout: 60_000,
  userVerification: 'preferred' as const,
  allowCredentials: [],
}
/** An account with two-step sign-in. */
const protectedAccount = (differences: Partial<SecondStep> = {}) =>
  http.post('/users/login-with-pass', ({ response }) => response(202).json(secondStep(differences)))
const withPasskey = protectedAccount({
  methods: ['totp', 'passkey', 'recovery_code'],
  passkey_options: passkeyOptions,
})

async function openSecondStep() {
  await fill(credentials)
  await press('Sign In')
  await expectDialog('Confirm that it is you')
}

/** The second step of an account with an authenticator app. */
export const SecondStepWithAnApp: Story = {
  tags: ['smoke'],
  args: { prepare: signInOpen, calls: [protectedAccount()] },
  play: async () => {
    await openSecondStep()
    await expect(await screen.findByLabelText('6-digit code')).toHaveFocus()
  },
}

export const SecondStepWithAnAppOnAPhone: Story = {
  ...SecondStepWithAnApp,
  tags: [],
  globals: onPhone,
}

export const SecondStepWithAWrongCode: Story = {
  args: {
    prepare: signInOpen,
    calls: [
      protectedAccount(),
      http.post('/users/second-step', ({ response }) =>
        response(401).json({
          ...refusal(401, 'wrong_credentials', 'This code is not correct, or it was used before.'),
          errors: [{ field: 'code', msg: 'is not correct, or was used before' }],
        }),
      ),
    ],
  },
  play: async () => {
    await openSecondStep()
    await fill({ '6-digit code': '123456' })
    await userEvent.keyboard('{Enter}')
    const field = screen.getByLabelText('6-digit code')
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'))
    await expect(field).toHaveValue('123456')
  },
}

export const SecondStepWithARecoveryCode: Story = {
  args: { prepare: signInOpen, calls: [protectedAccount()] },
  play: async () => {
    await openSecondStep()
    await press('Use a recovery code')
    await expect(await screen.findByLabelText('Recovery code')).toHaveFocus()
  },
}

export const SecondStepWithAPasskey: Story = {
  args: { prepare: signInOpen, calls: [withPasskey] },
  play: async () => {
    await openSecondStep()
    await expect(await screen.findByRole('button', { name: 'Use a passkey' })).toBeVisible()
  },
}

export const SecondStepWithAPasskeyOnAPhone: Story = {
  ...SecondStepWithAPasskey,
  globals: onPhone,
}

/** The browser's own dialog was closed. */
export const PasskeyCancelled: Story = {
  beforeEach: () => {
    spyOn(navigator.credentials, 'get').mockRejectedValue(
      new DOMException('Cancelled', 'NotAllowedError'),
    )
  },
  args: { prepare: signInOpen, calls: [withPasskey] },
  play: async () => {
    await openSecondStep()
    await press('Use a passkey')
    await expectText('The passkey was not used. Try again, or choose another way.')
  },
}
