import { expectText, flowMeta, onPhone } from '@edbazaar/feature-shell/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { emptyDashboard, homeCalls } from '../parts/sample-dashboard'
import { guide } from './home.guide'
import { page } from './index'

const meta = {
  ...flowMeta,
  title: 'Flows/Dashboards/Provider',
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: [{ path: '/dashboard', ...page }],
    path: '/dashboard',
    user: { id: 7, user_has_institute: true },
    frame: 'account',
    calls: homeCalls(),
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

export const AllListings: Story = {
  tags: ['smoke'],
  play: () => expectText('Reply to Joseph Kurian'),
}

export const OnAPhone: Story = { ...AllListings, tags: [], globals: onPhone }

export const Dark: Story = { ...AllListings, tags: [], globals: { theme: 'dark' } }

export const NothingYet: Story = {
  args: { calls: homeCalls(emptyDashboard()) },
  play: () => expectText('Nothing is waiting for you.'),
}

export const NoListings: Story = {
  args: { calls: homeCalls({ ...emptyDashboard(), own: [], listings: [] }) },
  play: () => expectText('You have no listings yet'),
}

export const Loading: Story = { args: { isUnloaded: true } }
