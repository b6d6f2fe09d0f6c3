import type { AdminJobSeeker } from '@edbazaar/api-client'
import { http } from '@edbazaar/api-client/testing'
import { expectText, flowMeta, onPhone, press } from '@edbazaar/feature-shell/stories'
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
    held_applications: 1,
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

/** An application that waits, because another account of the person seems to have applied. */
export const HeldApplication: Story = {
  args: {
    calls: [
      http.get('/admin/job-seekers', ({ response }) => response(200).json(samplePage(rows))),
      http.get('/admin/job-seekers/{id}/applications', ({ response }) =>
        response(200).json({
          name: 'Zoya Khan',
          data: [
            {
              id: '8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f',
              submitted_at: '2026-11-16T05:00:00Z',
              job: { id: 7, title: 'PGT Mathematics' },
              listing: 'Vidya Niketan',
              is_held: true,
            },
          ],
        }),
      ),
    ],
  },
  play: async () => {
    await press('2 applications of Zoya Khan')
    await press('Release the application for PGT Mathematics')
    await press('Release')
    await expectText('Enter the reason in a few words.')
  },
}
