import { expectText, flowMeta, onPhone } from '@edbazaar/feature-shell/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { draftCalls } from './draft-sample'
import { page } from './index'
import { guide } from './newsletter-draft.guide'

const meta = {
  ...flowMeta,
  title: 'Flows/Admin/Newsletter draft',
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: [{ path: '/admin/newsletters/:id', ...page }],
    path: '/admin/newsletters/81',
    user: { is_admin: true },
    frame: 'account',
    calls: draftCalls(),
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async () =>
    expect((await screen.findAllByText('Ask to walk, not to sit.'))[0]).toBeVisible(),
}
export const New: Story = {
  args: { path: '/admin/newsletters/new' },
  play: () => expectText('Save the draft to see it as readers would.'),
}
export const Sending: Story = {
  args: { path: '/admin/newsletters/83' },
  play: () => expectText('Not sent: unsubscribed'),
}

export const SendingOnAPhone: Story = { ...Sending, globals: onPhone }

export const OnAPhone: Story = { ...Default, globals: onPhone }
