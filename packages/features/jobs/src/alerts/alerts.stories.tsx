import { http } from '@edbazaar/api-client/testing'
import {
  expectHeading,
  expectText,
  flowMeta,
  onPhone,
  press,
} from '@edbazaar/feature-shell/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { confirmPage, endPage, keepPage } from '../alert-links'
import { page } from '../list'
import { guide } from './alerts.guide'
import { MyJobAlerts } from './MyJobAlerts'

const token = 'a'.repeat(43)

const meta = {
  ...flowMeta,
  title: 'Flows/Listings/Job alerts',
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: [
      { path: '/jobs', ...page },
      { path: '/job-alerts', Component: MyJobAlerts },
      { path: '/jobs/alerts/confirm', ...confirmPage },
      { path: '/jobs/alerts/keep', ...keepPage },
      { path: '/jobs/alerts/end', ...endPage },
    ],
    path: '/jobs?roles=primary&pay_from=40000',
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

export const NewAlert: Story = {
  play: async () => {
    await press('Job alert')
    await expectHeading('Get new jobs by email')
  },
}

export const NewAlertOnAPhone: Story = { ...NewAlert, globals: onPhone }

const mine = [
  http.get('/users/my-job-alerts', ({ response }) =>
    response(200).json({
      data: [
        {
          id: 2,
          every: 'week',
          criteria: { roles: ['primary'], place: 'mysuru', radius: 10 },
          place_name: 'Mysuru',
          is_confirmed: true,
          created_at: '2026-11-20T05:00:00Z',
          last_run_on: '2026-11-24',
        },
        {
          id: 1,
          every: 'day',
          criteria: {},
          place_name: null,
          is_confirmed: false,
          created_at: '2026-10-02T05:00:00Z',
          last_run_on: null,
        },
      ],
    }),
  ),
]

export const MyAlerts: Story = {
  args: { path: '/job-alerts', calls: mine },
  play: () => expectText('Not confirmed'),
}

export const MyAlertsOnAPhone: Story = { ...MyAlerts, globals: onPhone }

export const NoAlerts: Story = {
  args: {
    path: '/job-alerts',
    calls: [http.get('/users/my-job-alerts', ({ response }) => response(200).json({ data: [] }))],
  },
  play: () => expectText('No job alerts'),
}

export const Confirm: Story = { args: { path: `/jobs/alerts/confirm?token=${token}` } }

export const Keep: Story = { args: { path: `/jobs/alerts/keep?token=${token}` } }

export const End: Story = { args: { path: `/jobs/alerts/end?token=${token}` } }
