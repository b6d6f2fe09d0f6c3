import { expectText, flowMeta, onPhone } from '@edbazaar/feature-shell/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { guide } from '../tables.guide'
import { requestsCalls } from './requests-sample'
import { page } from './table'

const meta = {
  ...flowMeta,
  title: 'Flows/Admin/Filter requests',
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: [{ path: '/admin/filter-request', ...page }],
    path: '/admin/filter-request',
    user: { is_admin: true },
    frame: 'account',
    calls: requestsCalls(),
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { play: () => expectText('Sign language') }
export const Dark: Story = { ...Default, globals: { theme: 'dark' } }
export const OnAPhone: Story = { ...Default, globals: onPhone }

const open = (value: string): Story => ({
  async play() {
    await userEvent.click(await screen.findByRole('button', { name: `Review ${value}` }))
    await screen.findByRole('dialog', { name: `Requested value: ${value}` })
    await screen.findByText('Tapti School')
  },
})

/** A request with what a decision would change. */
export const Reviewed: Story = open('Sign language')
export const ReviewedDark: Story = { ...Reviewed, globals: { theme: 'dark' } }
export const ReviewedOnAPhone: Story = { ...Reviewed, globals: onPhone }

/** A request that somebody has decided. */
export const Decided: Story = open('Hindee')
