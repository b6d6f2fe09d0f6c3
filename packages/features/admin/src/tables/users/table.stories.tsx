import { http } from '@edbazaar/api-client/testing'
import { expectText, fill, flowMeta, onPhone, press } from '@edbazaar/feature-shell/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { page as userPage } from '../../user'
import { userCalls } from '../../user/user-sample'
import { guide } from '../tables.guide'
import { page } from './table'
import { usersCalls } from './users-sample'

const meta = {
  ...flowMeta,
  title: 'Flows/Admin/Users',
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: [
      { path: '/dashboard/all-users', ...page },
      { path: '/dashboard/all-users/:id', ...userPage },
    ],
    path: '/dashboard/all-users',
    user: { is_admin: true },
    frame: 'account',
    calls: usersCalls(),
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { play: () => expectText('asha@vidya.example') }
export const Dark: Story = { ...Default, globals: { theme: 'dark' } }
export const OnAPhone: Story = { ...Default, globals: onPhone }
export const OnAPhoneDark: Story = { ...Default, globals: { ...onPhone, theme: 'dark' } }

/** A filter and a search leave the users that match both. */
export const Filtering: Story = {
  play: async () => {
    await expectText('asha@vidya.example')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Account' }), 'Blocked')
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1))
    await expectText('Blocked until 1 Jan')
    await fill({ 'Search by name, email or ID': 'devika' })
    await userEvent.keyboard('{Enter}')
    await expectText('No entries match')
  },
}

/** J moves to the next row, and Enter opens the user. */
export const ByKeyboard: Story = {
  args: { calls: [...usersCalls(), ...userCalls()] },
  play: async () => {
    await expectText('asha@vidya.example')
    screen.getByRole('row', { name: /Asha Rao/ }).focus()
    await userEvent.keyboard('j{Enter}')
    await expectText('Firefox on Linux')
  },
}

/** The export asks for the password. */
export const AskedForThePassword: Story = {
  args: {
    calls: [
      ...usersCalls(),
      http.get('/admin/users/csv', ({ response }) =>
        response.untyped(
          Response.json(
            { status: 403, code: 'confirm_password', msg: 'Confirm your password.' },
            { status: 403 },
          ),
        ),
      ),
      http.post('/users/confirm-password', ({ response }) =>
        response(400).json({
          status: 400,
          code: 'invalid_request',
          msg: 'Invalid request',
          errors: [{ field: 'password', msg: 'is required' }],
        }),
      ),
    ],
  },
  play: async () => {
    await press('Export CSV')
    await waitFor(() => expect(screen.getByLabelText('Your password')).toBeVisible())
  },
}
