import { http, job, jobList } from '@edbazaar/api-client/testing'
import { expectText, flowMeta, onPhone, press, refusal } from '@edbazaar/feature-shell/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { JobScreen } from './JobScreen'
import { guide } from './jobs.guide'
import { page } from './list'
import { loadJob } from './load-job'

const meta = {
  ...flowMeta,
  title: 'Flows/Listings/Jobs',
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: [
      { path: '/jobs', ...page },
      { path: '/jobs/description/:id', loader: loadJob, Component: JobScreen },
    ],
    path: '/jobs',
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

export const List: Story = {}

export const ListOnAPhone: Story = { globals: onPhone }

export const Filtered: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Primary \(PRT\)/ }))
    const chip = await screen.findByRole('link', { name: 'Primary (PRT), remove' })
    await expect(chip).toBeVisible()
  },
}

export const NothingMatches: Story = {
  args: {
    path: '/jobs?roles=office',
    calls: [
      http.get('/jobs', ({ query, response }) =>
        response(200).json(
          query.get('roles') === null ? jobList() : { ...jobList(), data: [], total: 0 },
        ),
      ),
    ],
  },
  play: () => expectText('No jobs match this filter'),
}

const busy = refusal(503, 'unavailable', 'EdBazaar is busy. Please try again.')
let isBusy = true

export const FailedThenRetried: Story = {
  beforeEach: () => {
    isBusy = true
  },
  args: {
    calls: [
      http.get('/jobs', ({ response }) =>
        isBusy ? response(503).json(busy) : response(200).json(jobList()),
      ),
    ],
  },
  play: async () => {
    isBusy = false
    await press('Retry')
    await expect(await screen.findByRole('list', { name: 'Jobs' })).toBeVisible()
  },
}

const jobPath = '/jobs/description/7'

export const Job: Story = { args: { path: jobPath } }

export const JobOnAPhone: Story = { args: { path: jobPath }, globals: onPhone }

const mockJob = (given: Parameters<typeof job>[0]) => [
  http.get('/jobs/{id}', ({ response }) => response(200).json(job(given))),
]

export const JobIsClosed: Story = {
  args: { path: jobPath, calls: mockJob({ closes_on: '2020-01-31', days_left: -2485 }) },
}

export const JobInHindiOnAPhone: Story = {
  args: {
    path: jobPath,
    calls: mockJob({
      title: 'प्राथमिक शिक्षिका (हिंदी, पर्यावरण-अध्ययन और सामाजिक-विज्ञान), पूर्णकालिक',
      location: 'राष्ट्रीय वांतरिक्ष प्रयोगशालाएँ, मुरुगेशपाल्या, बेंगलुरु',
      salary_min: null,
      salary_max: null,
    }),
  },
  globals: onPhone,
}
