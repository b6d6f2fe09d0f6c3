import type { AdminUserDetail } from '@edbazaar/api-client'
import { http } from '@edbazaar/api-client/testing'
import { confirmationCalls } from '@edbazaar/feature-form-kit/confirm-password/testing'
import { expectText, fill, flowMeta, onPhone, press } from '@edbazaar/feature-shell/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { page } from '.'
import { guide } from './user.guide'
import { sampleChange, userCalls, userDetail } from './user-sample'

const meta = {
  ...flowMeta,
  title: 'Flows/Admin/User',
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: [{ path: '/dashboard/all-users/:id', ...page }],
    path: '/dashboard/all-users/31',
    user: { is_admin: true },
    frame: 'account',
    calls: userCalls(),
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { play: () => expectText('Firefox on Linux') }
export const Dark: Story = { ...Default, globals: { theme: 'dark' } }
export const OnAPhone: Story = { ...Default, globals: onPhone }

/** A change that another admin asked for. */
export const WaitingChange: Story = {
  args: { calls: userCalls(userDetail({ change: sampleChange })) },
  play: async () => {
    await expectText('A change is waiting for approval')
    await expect(screen.queryByRole('button', { name: 'Change permissions' })).toBeNull()
  },
}
export const WaitingChangeDark: Story = { ...WaitingChange, globals: { theme: 'dark' } }
export const WaitingChangeOnAPhone: Story = { ...WaitingChange, globals: onPhone }

/** The admin's own change can only be withdrawn. */
export const OwnChange: Story = {
  args: {
    calls: userCalls(
      userDetail({ change: { ...sampleChange, may_decide: false, may_withdraw: true } }),
    ),
  },
  play: async () => {
    await expectText('Your change is waiting for another admin')
    await expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
    await expect(screen.getByRole('button', { name: 'Withdraw' })).toBeVisible()
  },
}

export const OwnAccount: Story = {
  args: { calls: userCalls(userDetail({ is_own: true }, { is_admin: true, role: 'admin' })) },
  play: async () => {
    await expectText('This is your account')
    await expect(screen.queryByRole('button', { name: 'Block this user' })).toBeNull()
    await expect(screen.queryByRole('button', { name: 'Change permissions' })).toBeNull()
  },
}

const blockedDetail = userDetail(
  {
    block: {
      since: '2026-11-20T04:30:00.000Z',
      until: '2027-01-01T18:30:00.000Z',
      reason_code: 'spam',
      reason: 'The same enquiry went to 60 schools.',
    },
    sessions: [],
  },
  { is_blocked: true, blocked_until: '2027-01-01T18:30:00.000Z' },
)

/** A user whose account is blocked, at first or later. */
function blockCalls(initial: AdminUserDetail) {
  let detail = initial
  const [, history] = userCalls()
  return [
    http.get('/admin/users/{userId}', ({ response }) => response(200).json(detail)),
    ...(history ? [history] : []),
    http.put('/admin/users/{userId}/block', ({ response }) => {
      detail = blockedDetail
      return response(200).json({ status: 200, msg: 'User blocked' })
    }),
    http.delete('/admin/users/{userId}/block', ({ response }) => {
      detail = userDetail({ sessions: [] })
      return response(200).json({ status: 200, msg: 'User unblocked' })
    }),
  ]
}

export const Blocked: Story = {
  args: { calls: userCalls(blockedDetail) },
  play: () => expectText('This user is blocked'),
}
export const BlockedOnAPhoneDark: Story = {
  ...Blocked,
  globals: { ...onPhone, theme: 'dark' },
}

/** A block needs a reason, and words for “Another reason”; it shows at once. */
export const Blocking: Story = {
  args: { calls: blockCalls(userDetail()) },
  play: async () => {
    await press('Block this user')
    await press('Block this user')
    await expectText('Choose a reason.')
    await userEvent.selectOptions(screen.getByLabelText('Reason'), 'Another reason')
    await press('Block this user')
    await expectText('Explain the reason.')
    await userEvent.selectOptions(screen.getByLabelText('Reason'), 'Spam')
    await fill({ 'Explanation for the user': 'The same enquiry went to 60 schools.' })
    await press('Block this user')
    await expectText('This user is blocked')
    await expectText('Not signed in anywhere.')
  },
}

export const Unblocking: Story = {
  args: { calls: blockCalls(blockedDetail) },
  play: async () => {
    await press('Unblock')
    await waitFor(() => expect(screen.queryByText('This user is blocked')).toBeNull())
    await expect(await screen.findByRole('button', { name: 'Block this user' })).toBeVisible()
  },
}

function permissionCalls() {
  const confirmation = confirmationCalls()
  let detail = userDetail()
  const [, history] = userCalls()
  return [
    http.get('/admin/users/{userId}', ({ response }) => response(200).json(detail)),
    ...(history ? [history] : []),
    ...confirmation.calls,
    http.put('/admin/users/{userId}/permissions', async ({ request, response }) => {
      if (!confirmation.isConfirmed()) return response.untyped(confirmation.refusal())
      const { permissions, is_admin: isAdmin, reason } = await request.json()
      const change = {
        ...sampleChange,
        after: { permissions, is_admin: isAdmin },
        reason,
        may_decide: false,
        may_withdraw: true,
      }
      detail = userDetail({ change })
      return response(200).json({ status: 200, msg: 'Waiting', change })
    }),
  ]
}

/** A change of permissions asks for the password, then waits for another admin. */
export const ChangingPermissions: Story = {
  args: { calls: permissionCalls() },
  play: async () => {
    await press('Change permissions')
    await press('Submit change')
    await expectText('Choose something to change.')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Hiring' }))
    await fill({ 'Reason for the change': 'Another school hires now.' })
    await press('Submit change')
    await fill({ 'Your password': 'monsoon mango' })
    await press('Confirm')
    await expectText('Your change is waiting for another admin')
    await expectText('Another school hires now.')
  },
}
