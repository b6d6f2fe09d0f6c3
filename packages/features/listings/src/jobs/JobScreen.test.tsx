import type { Job } from '@edbazaar/api-client'
import { drawnPicture, http } from '@edbazaar/api-client/testing'
import { mockServer } from '@edbazaar/api-client/testing/node'
import { renderPage } from '@edbazaar/feature-shell/testing'
import { screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { JobScreen } from './JobScreen'
import { jobMeta } from './job-meta'
import { loadJob } from './load-job'

const server = mockServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

function job(given: Partial<Job> = {}): Job {
  return {
    id: 7,
    title: 'Primary Teacher (English)',
    location: 'Indiranagar, Bengaluru',
    city: 'Bengaluru',
    state: 'Karnataka',
    description: '<p>Classes 1 to 5, six days a week.</p>',
    salary_min: 28_000,
    salary_max: 1_20_000,
    closes_on: '2999-12-31',
    picture: drawnPicture,
    school: { name: 'Vidya Niketan Public School', slug: 'vidya-niketan-482913', city: null },
    updated_at: '2026-11-02T09:30:00.000Z',
    ...given,
  }
}

async function showJob(given = job()) {
  server.use(http.get('/jobs/{id}', ({ response }) => response(200).json(given)))
  renderPage(
    [{ path: '/jobs/description/:id', loader: loadJob, Component: JobScreen }],
    '/jobs/description/7',
  )
  return screen.findByRole('heading', { level: 1, name: given.title })
}

const postRow = (name: RegExp) =>
  within(screen.getByRole('table', { name: 'The post' })).getByRole('row', { name })

test('tells school, place, pay and the last day', async () => {
  await showJob()
  const school = within(postRow(/^School/)).getByRole('link')
  expect(school.getAttribute('href')).toBe('/schools/vidya-niketan-482913')
  expect(postRow(/^Place/).textContent).toContain('Indiranagar, Bengaluru')
  expect(postRow(/^Pay a month/).textContent).toContain('₹28,000–₹1,20,000')
  expect(postRow(/^Last day to apply/).textContent).toContain('31 December 2999')
  expect(screen.getByText('Classes 1 to 5, six days a week.')).toBeDefined()
  expect(screen.queryByText('This post is closed.')).toBeNull()
})

test.each([
  [28_000, null, 'From ₹28,000'],
  [null, 40_000, 'Up to ₹40,000'],
  [null, null, 'Not provided'],
])('pay from %s to %s reads %s', async (low, high, words) => {
  await showJob(job({ salary_min: low, salary_max: high }))
  expect(postRow(/^Pay/).textContent).toContain(words)
})

test('a post whose last day has passed says that it is closed, and search engines do not hear of it', async () => {
  const closed = job({ closes_on: '2020-01-31' })
  await showJob(closed)
  expect(screen.getByText('This post is closed.')).toBeDefined()
  expect(jobMeta({ job: closed, today: '2026-11-20' }).isHidden).toBe(true)
  expect(jobMeta({ job: job(), today: '2026-11-20' }).isHidden).toBe(false)
})

test('a post on its last day, or without one, is open', async () => {
  const meta = (closesOn: string | null) =>
    jobMeta({ job: job({ closes_on: closesOn }), today: '2026-11-20' }).isHidden
  expect([meta('2026-11-20'), meta(null)]).toEqual([false, false])
})

test('without a school or description it goes without', async () => {
  await showJob(job({ school: null, description: null, closes_on: null }))
  expect(postRow(/^School/).textContent).toContain('Not provided')
  expect(postRow(/^Last day/).textContent).toContain('Not provided')
  expect(screen.queryByRole('heading', { name: 'About the post' })).toBeNull()
})
