import { http } from '@edbazaar/api-client/testing'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forUser } from '@edbazaar/feature-platform/testing/session'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { statusCalls } from '../admin-home/sample-status'
import { page as homePage } from '../home'
import { growth, shareOf, signed, within24 } from './figures'
import { page, rowsPage } from './index'
import { metricRows, metricsCalls, metricsOf } from './sample-metrics'

const server = startMockServer()

function open(path: string, user: object, ...calls: Parameters<typeof server.use>) {
  server.use(...calls)
  const routes = [
    { path: '/admin/overall-metrics', ...page },
    { path: '/admin/overall-metrics/:name', ...rowsPage },
    { path: '/dashboard', ...homePage },
  ]
  renderPage(routes, path, forUser({ id: 1, ...user }))
  return userEvent.setup()
}
const admin = { is_admin: true }

describe('the metrics', () => {
  test('link every figure to its rows, with its definition and comparison', async () => {
    const person = open('/admin/overall-metrics', admin, ...metricsCalls())
    const enquiries = await screen.findByRole('link', { name: '48,216' })
    expect(enquiries.getAttribute('href')).toBe(
      '/admin/overall-metrics/enquiries?from=2026-08-21&to=2026-11-19',
    )
    expect(screen.getByText('71.4%')).toBeDefined()
    expect(screen.getByText('+15%')).toBeDefined()
    expect(screen.getByText('from 41,930')).toBeDefined()
    const [button] = screen.getAllByRole('button', { name: 'Definition of Enquiries' })
    if (button) await person.click(button)
    expect(screen.getByText(/Duplicates and invalid ones are left out/)).toBeDefined()
  })

  test('say whether the last check found differences', async () => {
    const { check } = metricsOf()
    open(
      '/admin/overall-metrics',
      admin,
      ...metricsCalls({
        check: { ...check, differences: [{ name: 'stores', stored: 2, live: 1 }] },
      }),
    )
    expect(
      await screen.findByText('Last check: Public stores differ from a fresh count'),
    ).toBeDefined()
  })

  test('load the period and the comparison that the admin chooses', async () => {
    const asked: URLSearchParams[] = []
    const person = open(
      '/admin/overall-metrics',
      admin,
      http.get('/admin/metrics', ({ request, response }) => {
        asked.push(new URL(request.url).searchParams)
        return response(200).json(metricsOf())
      }),
    )
    await person.selectOptions(await screen.findByRole('combobox', { name: 'Period' }), '7')
    await waitFor(() => expect(asked).toHaveLength(2))
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Period' })).toHaveProperty('value', '7'),
    )
    await person.selectOptions(screen.getByRole('combobox', { name: 'Compared with' }), 'year')
    await waitFor(() => expect(asked).toHaveLength(3))
    const [, , last] = asked
    expect(last?.get('compare')).toBe('year')
    const days = Date.parse(last?.get('to') ?? '') - Date.parse(last?.get('from') ?? '')
    expect(days / 86_400_000).toBe(6)
  })

  test('are refused to users who are no admins', async () => {
    open('/admin/overall-metrics', { user_has_institute: true }, ...metricsCalls())
    expect(await screen.findByText('You do not have access to this page')).toBeDefined()
  })

  test('show the records behind a figure', async () => {
    open('/admin/overall-metrics/enquiries', admin, ...metricsCalls())
    const table = within(await screen.findByRole('table', { name: 'Enquiries' }))
    expect(table.getAllByRole('row')).toHaveLength(3)
    expect(screen.getByText(/: 2 rows$/)).toBeDefined()
    expect(table.getByRole('link', { name: 'Vidya Niketan' }).getAttribute('href')).toBe(
      '/dashboard/schools/3',
    )
  })

  test('show how long each answer took', async () => {
    const [first, second] = metricRows.data
    if (!first || !second) throw new Error('The sample has two rows')
    const rows = {
      ...metricRows,
      name: 'answer_times' as const,
      data: [{ ...first, minutes: 200 }, second],
    }
    open(
      '/admin/overall-metrics/answer_times',
      admin,
      http.get('/admin/metrics/{name}', ({ response }) => response(200).json(rows)),
    )
    const table = within(await screen.findByRole('table', { name: 'Time to first answer' }))
    expect(table.getByRole('columnheader', { name: 'Time' })).toBeDefined()
    expect(table.getByRole('cell', { name: '3 h 20 min' })).toBeDefined()
    expect(table.getByRole('cell', { name: 'None yet' })).toBeDefined()
  })

  test('name no zero in a sentence: a period without searches and decisions has no links to rows', async () => {
    const none = metricsOf().metrics.map((metric) => ({ ...metric, value: 0 }))
    open('/admin/overall-metrics', admin, ...metricsCalls({ metrics: none }))
    expect(await screen.findByText('No searches in this period')).toBeDefined()
    expect(screen.getByText('No cases decided in this period')).toBeDefined()
    expect(screen.queryByText(/Open the 0 rows|opened 0 times/)).toBeNull()
  })

  test('have no rows for an unknown name', async () => {
    open('/admin/overall-metrics/toString', admin, ...metricsCalls())
    expect(await screen.findByText(/404/)).toBeDefined()
  })
})

describe('the dashboard of an admin', () => {
  test('shows queues with their ages, errors and the state of the server', async () => {
    open('/dashboard', admin, ...statusCalls())
    const queues = within(await screen.findByRole('table', { name: /^Queues/ }))
    expect(
      queues.getByRole('img', { name: /4–24 h: 11, 1–3 days: 6, Over 3 days: 2/ }),
    ).toBeDefined()
    expect(queues.getByRole('link', { name: 'General enquiries' })).toBeDefined()
    expect(queues.getByRole('link', { name: 'Schools' }).getAttribute('href')).toBe(
      '/dashboard/all-schools?view=queue',
    )
    expect(screen.getByText('Error ENOSPC')).toBeDefined()
    expect(screen.getByText('18.4 GB')).toBeDefined()
    expect(screen.getByText('12, oldest 2 min')).toBeDefined()
    expect(screen.getByText('schools-register.csv.gz')).toBeDefined()
    expect(screen.queryByRole('link', { name: 'My listings' })).toBeNull()
  })

  test('leads an admin with listings to them', async () => {
    open('/dashboard', { ...admin, user_has_institute: true }, ...statusCalls())
    expect(await screen.findByRole('link', { name: 'My listings' })).toBeDefined()
  })
})

test('shares and changes are written with their sign', () => {
  const answers = metricsOf().metrics.find(({ name }) => name === 'answer_times')
  expect(answers && shareOf(answers, within24, 'value')?.part).toBe(34_425)
  expect([signed(3.24), signed(-2), signed(0)]).toEqual(['+3.2', '−2', '0'])
  expect([growth(115, 100), growth(1, 0)]).toEqual(['+15%', null])
})
