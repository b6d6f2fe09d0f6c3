import type { AdminJobSeeker } from '@edbazaar/api-client'
import { http } from '@edbazaar/api-client/testing'
import { expectText, flowMeta, onPhone } from '@edbazaar/feature-shell/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { samplePage } from '../story-page'
import { guide } from '../tables.guide'
import { page } from './table'

const rows: readonly AdminJobSeeker[] = [
  {
    id: 21,
    name: 'Zoya Khan',
    email: 'zoya@example.in',
    is_email_confirmed: false,
    applications: 2,
    is_blocked: true,
    joined_at: '2026-10-02T04:30:00.000Z',
    last_seen_at: null,
  },
]

const meta = {
  ...flowMeta,
  title: 'Flows/Admin/Job seekers',
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: [{ path: '/dashboard/all-job-seekers', ...page }],
    path: '/dashboard/all-job-seekers',
    user: { is_admin: true },
    frame: 'account',
    calls: [http.get('/admin/job-seekers', ({ response }) => response(200).json(samplePage(rows)))],
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { play: () => expectText('Zoya Khan') }
export const Dark: Story = { ...Default, globals: { theme: 'dark' } }
export const OnAPhone: Story = { ...Default, globals: onPhone }
