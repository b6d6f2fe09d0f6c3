import { http, user } from '@edbazaar/api-client/testing'
import { linkTokenAtom } from '@edbazaar/feature-platform/link-token'
import {
  expectHeading,
  expectSending,
  expectText,
  fill,
  flowMeta,
  never,
  onPhone,
  press,
  refusal,
} from '@edbazaar/feature-shell/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { ConfirmEmailScreen } from './confirm-email/ConfirmEmailScreen'
import { guide } from './EmailedLinks.guide'
import { ForgotPasswordScreen } from './forgot-password/ForgotPasswordScreen'
import { LoginByLinkScreen } from './login-by-link/LoginByLinkScreen'
import { MemberInvitationScreen } from './member-invitation/MemberInvitationScreen'
import { ResetPasswordScreen } from './reset-password/ResetPasswordScreen'

const token = 'a'.repeat(43)
const msg = 'This link has been used or has expired. Request a new one.'
const invalidLink = refusal(404, 'not_found', msg)
const done = { status: 200, msg: 'Done' }
const accepted = { status: 202, msg: 'Accepted' }

const meta = {
  ...flowMeta,
  title: 'Flows/Sign in/Emailed links',
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: [
      { path: '/users/forgot-password', Component: ForgotPasswordScreen },
      { path: '/users/reset-password', Component: ResetPasswordScreen },
      { path: '/users/confirm-email', Component: ConfirmEmailScreen },
      { path: '/login-by-link', Component: LoginByLinkScreen },
      { path: '/users/member-invitation', Component: MemberInvitationScreen },
      { path: '*', element: <h1>Home page</h1> },
    ],
    path: '/users/forgot-password',
    // As after opening a link: the token has already been removed from the URL.
    prepare: (store) => store.set(linkTokenAtom, token),
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

export const ForgotPassword: Story = {}

export const ForgotPasswordOnAPhone: Story = { globals: onPhone }

export const ForgotPasswordInvalid: Story = {
  play: async () => {
    await fill({ 'Your email': 'meera@' })
    await press('Email me a link')
    await expectText('Enter valid email')
  },
}

export const ForgotPasswordSending: Story = {
  args: { calls: [http.post('/users/forgot-password', never)] },
  play: async () => {
    await fill({ 'Your email': 'meera@example.in' })
    await press('Email me a link')
    await expectSending(/Email me a link/)
  },
}

export const ForgotPasswordDone: Story = {
  args: {
    calls: [http.post('/users/forgot-password', ({ response }) => response(202).json(accepted))],
  },
  play: async () => {
    await fill({ 'Your email': 'meera@example.in' })
    await press('Email me a link')
    await expectText('Check your email')
  },
}

const validLink = http.post('/users/reset-password/checks', ({ response }) =>
  response(200).json(done),
)

export const ResetPassword: Story = {
  args: { path: '/users/reset-password', calls: [validLink] },
  play: async () => {
    await fill({ 'New password': 'mango-Monsoon-42' })
    await expect(screen.getByLabelText('Strength')).toHaveTextContent('Strong')
  },
}

export const ResetPasswordChecking: Story = {
  args: {
    path: '/users/reset-password',
    calls: [http.post('/users/reset-password/checks', never)],
  },
}

export const ResetPasswordInvalidLink: Story = {
  args: {
    path: '/users/reset-password',
    calls: [
      http.post('/users/reset-password/checks', ({ response }) => response(404).json(invalidLink)),
    ],
  },
  play: () => expectText(msg),
}

export const ResetPasswordDone: Story = {
  args: {
    path: '/users/reset-password',
    calls: [
      validLink,
      http.post('/users/reset-password', ({ response }) => response(200).json(done)),
    ],
  },
  play: async () => {
    await fill({ 'New password': 'mango-Monsoon-42' })
    await press('Set password')
    await expectText('Your new password is set')
  },
}

/** The link stays valid until the user has signed in. */
export const ConfirmEmailNotSignedIn: Story = { args: { path: '/users/confirm-email' } }

export const ConfirmEmail: Story = { args: { path: '/users/confirm-email', user: {} } }

export const ConfirmEmailDone: Story = {
  args: {
    path: '/users/confirm-email',
    user: {},
    calls: [http.post('/users/email-confirmations', ({ response }) => response(200).json(done))],
  },
  play: async () => {
    await press('Confirm')
    await expectHeading('Your email is confirmed')
  },
}

export const ConfirmEmailInvalidLink: Story = {
  args: {
    path: '/users/confirm-email',
    user: {},
    calls: [
      http.post('/users/email-confirmations', ({ response }) => response(404).json(invalidLink)),
      http.get('/users/profile-details/{userId}', ({ response }) => {
        const counts = { schools: 0, stores: 0, created_at: '2026-08-14T09:30:00.000Z' }
        const state = { is_blocked: false, is_email_confirmed: false }
        return response(200).json({ user: { ...user(), ...counts, ...state } })
      }),
      http.post('/users/email-changes', ({ response }) => response(202).json(accepted)),
    ],
  },
  play: async () => {
    await press('Confirm')
    await press('Send a new link')
    await expectText(/^We have sent a new link/)
  },
}

const invitation = http.post('/users/member-invitations/checks', ({ response }) =>
  response(200).json({
    kind: 'school',
    id: 3,
    name: 'Vidya Niketan',
    role: 'counsellor',
    email: 'm•••@example.in',
    invited_by: 'Asha Rao',
  }),
)

export const MemberInvitation: Story = {
  args: { path: '/users/member-invitation', user: {}, calls: [invitation] },
  play: () => expectText(/^Asha Rao invited you/),
}

/** The link stays valid until the visitor has signed in. */
export const MemberInvitationNotSignedIn: Story = {
  args: { path: '/users/member-invitation', calls: [invitation] },
  play: () => expectText(/^The invitation is for/),
}

export const SignInByLink: Story = {
  args: { path: '/login-by-link', prepare: (store) => store.set(linkTokenAtom, null) },
}

export const SignInByLinkInvalid: Story = {
  args: {
    path: '/login-by-link',
    calls: [
      http.post('/users/login-with-token', ({ response }) => response(200).json({ ok: 0, msg })),
    ],
  },
  play: () => expectText(msg),
}

export const SignInByLinkLoading: Story = {
  args: { path: '/login-by-link', calls: [http.post('/users/login-with-token', never)] },
}
