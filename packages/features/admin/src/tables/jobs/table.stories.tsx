import type { AdminJob } from '@edbazaar/api-client'
import { http } from '@edbazaar/api-client/testing'
import { expectText, flowMeta, onPhone } from '@edbazaar/feature-shell/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { samplePage } from '../story-page'
import { guide } from '../tables.guide'
import { page, waitingPage } from './table'

const rows: readonly AdminJob[] = [
  {
    id: 1,
    title: 'Music teacher',
    role: 'arts-sports',
    type: 'full-time',
    school_id: 1,
    school_name: 'Kaveri Vidyashram',
    school_slug: 'kaveri-vidyashram-482913',
    location: 'Mysuru',
    closes_on: '2026-12-10',
    is_closed: false,
    status: 'live',
    job_status: 'live',
    applications: 3,
    case_id: null,
    posted_at: '2026-11-17T04:30:00.000Z',
    updated_at: '2026-11-18T10:00:00.000Z',
  },
]

const meta = {
  ...flowMeta,
  title: 'Flows/Admin/Jobs',
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: [
      { path: '/dashboard/all-jobs', ...page },
      { path: '/dashboard/job-postings', ...waitingPage },
    ],
    path: '/dashboard/all-jobs',
    user: { is_admin: true },
    frame: 'account',
    calls: [http.get('/admin/jobs', ({ response }) => response(200).json(samplePage(rows)))],
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { play: () => expectText('Music teacher') }
export const Dark: Story = { ...Default, globals: { theme: 'dark' } }
export const OnAPhone: Story = { ...Default, globals: onPhone }

/** The jobs that wait for an admin. */
export const Waiting: Story = { ...Default, args: { path: '/dashboard/job-postings' } }
