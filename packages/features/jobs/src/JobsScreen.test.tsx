import { http, jobList } from '@edbazaar/api-client/testing'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { partsReady } from '@edbazaar/feature-platform/testing/parts-ready'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { page } from './list'

const server = startMockServer()

async function showJobs(path = '/jobs') {
  const shown = renderPage([{ path: '/jobs', ...page }], path)
  await screen.findByRole('heading', { level: 1 })
  await partsReady()
  return { search: () => decodeURIComponent(shown.router.state.location.search) }
}

test('shows school, pay, type and last day of each job', async () => {
  await showJobs()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Jobs in schools in India')
  const [first] = within(screen.getByRole('list', { name: 'Jobs' })).getAllByRole('listitem')
  expect(first?.textContent).toContain('Vidya Niketan Public School, Indiranagar, Bengaluru')
  expect(first?.textContent).toContain('₹28,000–₹1,20,000')
  expect(first?.textContent).toContain('Full time')
  expect(first?.textContent).toContain('31 December')
})

test('role, pay, subject and type update the URL and become chips', async () => {
  const user = userEvent.setup()
  const { search } = await showJobs('/jobs?page=2')
  await user.click(screen.getByRole('checkbox', { name: /^Primary \(PRT\)/ }))
  await waitFor(() => expect(search()).toBe('?roles=primary'))
  await user.selectOptions(screen.getByLabelText('Pay per month'), '₹20,000 or more (1)')
  await waitFor(() => expect(search()).toBe('?roles=primary&pay_from=20000'))
  await user.click(screen.getByRole('checkbox', { name: /^English/ }))
  await user.click(screen.getByRole('checkbox', { name: /^Full time/ }))
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Closing soonest')
  await waitFor(() =>
    expect(search()).toBe(
      '?roles=primary&subjects=English&types=full-time&pay_from=20000&sort=closing',
    ),
  )
  await user.click(screen.getByRole('link', { name: 'Primary (PRT), remove' }))
  await waitFor(() => expect(search()).not.toContain('roles'))
})

test('keeps every filter of several that are chosen before the list has rendered', async () => {
  const { search } = await showJobs('/jobs')
  act(() => {
    screen.getByRole('checkbox', { name: /^English/ }).click()
    screen.getByRole('checkbox', { name: /^Full time/ }).click()
    screen.getByRole('checkbox', { name: /^Primary \(PRT\)/ }).click()
  })
  await waitFor(() => expect(search()).toBe('?roles=primary&subjects=English&types=full-time'))
})

test('removes every filter of several that are removed before the list has rendered', async () => {
  const { search } = await showJobs('/jobs?roles=primary&subjects=English&types=full-time')
  act(() => {
    screen.getByRole('link', { name: 'English, remove' }).click()
    screen.getByRole('link', { name: 'Primary (PRT), remove' }).click()
  })
  await waitFor(() => expect(search()).toBe('?types=full-time'))
})

test('suggests which filter to remove when nothing matches', async () => {
  server.use(
    http.get('/jobs', ({ query, response }) =>
      response(200).json(
        query.get('roles') === null ? jobList() : { ...jobList(), data: [], total: 0 },
      ),
    ),
  )
  const user = userEvent.setup()
  const { search } = await showJobs('/jobs?roles=office')
  expect(await screen.findByText('No jobs match this filter')).toBeDefined()
  await user.click(screen.getByRole('link', { name: 'Remove “Office”' }))
  await waitFor(() => expect(search()).toBe(''))
})

test('a failure keeps the filters and offers Retry', async () => {
  server.use(
    http.get('/jobs', ({ response }) =>
      response(503).json({ status: 503, code: 'unavailable', msg: 'Busy' }),
    ),
  )
  await showJobs('/jobs?roles=office')
  expect(screen.getByText('The list did not load')).toBeDefined()
  server.resetHandlers()
  await userEvent.setup().click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('list', { name: 'Jobs' })).toBeDefined()
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Office/ }).checked).toBe(true)
})
