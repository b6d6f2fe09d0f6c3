import { expectText, flowMeta, onPhone } from '@edbazaar/feature-shell/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { statusCalls } from '../admin-home/sample-status'
import { page as homePage } from '../home'
import { page, rowsPage } from './index'
import { guide } from './metrics.guide'
import { metricsCalls } from './sample-metrics'

const meta = {
  ...flowMeta,
  title: 'Flows/Dashboards/Site',
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: [
      { path: '/admin/overall-metrics', ...page },
      { path: '/admin/overall-metrics/:name', ...rowsPage },
      { path: '/dashboard', ...homePage },
    ],
    path: '/admin/overall-metrics',
    user: { id: 1, is_admin: true },
    frame: 'account',
    calls: metricsCalls(),
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

export const Metrics: Story = { tags: ['smoke'], play: () => expectText('13,86,204') }

export const MetricsOnAPhone: Story = { ...Metrics, tags: [], globals: onPhone }

export const MetricsDark: Story = { ...Metrics, tags: [], globals: { theme: 'dark' } }

export const NotCountedYet: Story = {
  args: {
    calls: metricsCalls({
      counted_at: null,
      check: { checked_at: null, day: null, differences: [] },
    }),
  },
  play: () => expectText('Not counted yet. The first count runs when the server starts.'),
}

export const Rows: Story = {
  args: { path: '/admin/overall-metrics/enquiries' },
  play: () => expectText('EB-7K42-19'),
}

export const AdminHome: Story = {
  args: { path: '/dashboard', calls: statusCalls() },
  play: () => expectText('Errors since midnight'),
}

export const AdminHomeOnAPhone: Story = { ...AdminHome, globals: onPhone }

export const AdminHomeDark: Story = { ...AdminHome, globals: { theme: 'dark' } }

export const QuietDay: Story = {
  args: {
    path: '/dashboard',
    calls: statusCalls({ errors: [], imports: [], decisions: [] }),
  },
  play: () => expectText('No server errors today'),
}
