import { expectText, flowMeta, onPhone } from '@edbazaar/feature-shell/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { guide } from '../tables.guide'
import { auditCalls } from './audit-sample'
import { page } from './table'

const meta = {
  ...flowMeta,
  title: 'Flows/Admin/Audit log',
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: [{ path: '/admin/audit-log', ...page }],
    path: '/admin/audit-log',
    user: { is_admin: true },
    frame: 'account',
    calls: auditCalls(),
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { play: () => expectText('Exited user: Meera Iyer') }
export const Dark: Story = { ...Default, globals: { theme: 'dark' } }
export const OnAPhone: Story = { ...Default, globals: onPhone }

/** A long text, with the words that changed. */
export const Opened: Story = {
  async play() {
    const name = 'School #12: Description changed'
    await userEvent.click(await screen.findByRole('button', { name: `Open: ${name}` }))
    await screen.findByRole('dialog', { name })
  },
}
export const OpenedDark: Story = { ...Opened, globals: { theme: 'dark' } }
export const OpenedOnAPhone: Story = { ...Opened, globals: onPhone }
