import type { Job, MyApplicationRow } from '@edbazaar/api-client'
import { http, job } from '@edbazaar/api-client/testing'
import { createI18n } from '@edbazaar/feature-platform'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forUser } from '@edbazaar/feature-platform/testing/session'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { JobScreen } from './JobScreen'
import { jobMeta } from './job-meta'
import { loadJob } from './load-job'

const server = startMockServer()

async function showJob(given: Job = job(), setUp?: ReturnType<typeof forUser>) {
  server.use(http.get('/jobs/{id}', ({ response }) => response(200).json(given)))
  renderPage(
    [{ path: '/jobs/description/:id', loader: loadJob, Component: JobScreen }],
    '/jobs/description/7',
    setUp,
  )
  return screen.findByRole('heading', { level: 1, name: given.title })
}

const summaryCard = () => within(screen.getByRole('complementary', { name: 'At a glance' }))
const summaryValue = (term: string) => summaryCard().getByText(term).nextElementSibling?.textContent

test('shows school, place, pay, type and the last day to apply', async () => {
  await showJob()
  const [school] = screen.getAllByRole('link', { name: 'Vidya Niketan Public School' })
  expect(school?.getAttribute('href')).toBe('/schools/vidya-niketan-482913')
  expect(screen.getAllByText('Indiranagar, Bengaluru').length).toBe(2)
  expect(summaryValue('Pay per month')).toBe('₹28,000–₹1,20,000')
  expect(summaryValue('Type')).toBe('Full time')
  expect(summaryValue('Subject')).toBe('English')
  expect(summaryValue('Open until')).toBe('31 December 2999')
  expect(summaryValue('Posted')).toBe('2 November 2026')
  expect(screen.getByText('Classes 1 to 5, six days a week.')).toBeDefined()
  expect(screen.getByRole('list', { name: 'School' })).toBeDefined()
  expect(screen.queryByText('This job is closed.')).toBeNull()
})

test.each([
  [28_000, null, 'From ₹28,000'],
  [null, 40_000, 'Up to ₹40,000'],
  [30_000, 30_000, '₹30,000'],
  [null, null, 'Not provided'],
])('pay from %s to %s reads %s', async (low, high, text) => {
  await showJob(job({ salary_min: low, salary_max: high }))
  expect(summaryValue('Pay per month')).toBe(text)
})

test('a job past its last day is marked as closed, links to open jobs and is not indexed', async () => {
  const closed = job({ closes_on: '2020-01-31', days_left: -2485 })
  await showJob(closed)
  expect(screen.getByText('This job is closed.')).toBeDefined()
  expect(screen.getByText('It was open until 31 January 2020.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'See open jobs' }).getAttribute('href')).toBe('/jobs')
  expect(jobMeta({ job: closed }, createI18n('en')).isHidden).toBe(true)
})

test('a job is open on its last day, or without one', () => {
  const isHidden = (daysLeft: number | null) =>
    jobMeta({ job: job({ days_left: daysLeft }) }, createI18n('en')).isHidden
  expect([isHidden(0), isHidden(null), isHidden(-1)]).toEqual([false, false, true])
})

test('shows a job without school, description and last day', async () => {
  await showJob(job({ school: null, description: null, closes_on: null, days_left: null }))
  expect(summaryValue('Open until')).toBe('Until filled')
  expect(screen.getByText('No description provided.')).toBeDefined()
  expect(screen.queryByRole('heading', { name: 'School' })).toBeNull()
})

function applied(given: Pick<MyApplicationRow, 'state' | 'submitted_at'>): MyApplicationRow {
  return {
    id: '8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f',
    job: {
      id: 7,
      title: 'PGT Mathematics',
      location: 'Indiranagar',
      salary_min: null,
      salary_max: null,
      pay_period: 'month',
      pay_scale: null,
      closes_at: null,
      is_open: true,
    },
    listing: { kind: 'school', id: 3, name: 'Vidya Niketan', slug: 'vidya-1', city: 'Bengaluru' },
    created_at: '2026-11-26T05:00:00Z',
    steps: [],
    seen_at: null,
    interview: null,
    feedback_by: null,
    offered_on: null,
    reason_codes: [],
    reason_text: null,
    quiet_since: null,
    is_held: false,
    removed_on: null,
    answer_rate: null,
    may_withdraw: true,
    may_decline: false,
    may_write: false,
    has_unread: false,
    ...given,
  }
}

test.each([
  [applied({ state: 'submitted', submitted_at: '2026-11-26T05:00:00Z' }), 'See your application'],
  [applied({ state: 'draft', submitted_at: null }), 'Continue your application'],
])('an applicant finds the way to the application in place of Apply', async (row, name) => {
  server.use(
    http.get('/my-applications', ({ request, response }) => {
      expect(new URL(request.url).searchParams.get('job_id')).toBe('7')
      return response(200).json({
        data: [row],
        total: 1,
        page: 1,
        per_page: 1,
        totalPages: 1,
        counts: { all: 1, open: 1, ended: 0 },
      })
    }),
  )
  await showJob(job({ can_apply: true }), forUser({ id: 7 }))
  const link = await summaryCard().findByRole('link', { name })
  expect(link.getAttribute('href')).toBe(`/my-job-applications?application=${row.id}`)
  expect(summaryCard().queryByRole('link', { name: 'Apply' })).toBeNull()
  expect(summaryCard().queryByText('You applied on 26 November.') !== null).toBe(
    row.submitted_at !== null,
  )
})
