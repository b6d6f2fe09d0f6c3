import { expectText, flowMeta, onPhone } from '@edbazaar/feature-shell/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { followUpCalls } from '../follow-ups/follow-ups-sample'
import { guide } from '../tables.guide'
import { page } from './table'

const meta = {
  ...flowMeta,
  title: 'Flows/Admin/Contact messages',
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: [{ path: '/admin/contact-messages', ...page }],
    path: '/admin/contact-messages',
    user: { is_admin: true },
    frame: 'account',
    calls: followUpCalls(),
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { play: () => expectText('Kavita Deshpande') }
export const Dark: Story = { ...Default, globals: { theme: 'dark' } }
export const OnAPhone: Story = { ...Default, globals: onPhone }

const open = (name: string): Story => ({
  async play() {
    await userEvent.click(await screen.findByRole('button', { name: `Open ${name}` }))
    await screen.findByRole('dialog', { name })
    await screen.findByRole('option', { name: 'Sana Khan' })
  },
})

/** A record that waits. */
export const Opened: Story = open('Kavita Deshpande')
export const OpenedDark: Story = { ...Opened, globals: { theme: 'dark' } }
export const OpenedOnAPhone: Story = { ...Opened, globals: onPhone }

/** A record that an admin has finished. */
export const Finished: Story = open('Joseph Lobo')
