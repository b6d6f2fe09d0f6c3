import { http } from '@edbazaar/api-client/testing'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forUser } from '@edbazaar/feature-platform/testing/session'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { dashboardOf, emptyDashboard, homeCalls } from '../parts/sample-dashboard'
import { page } from './index'

const server = startMockServer()

function open(path = '/dashboard', ...calls: Parameters<typeof server.use>) {
  server.use(...calls)
  renderPage([{ path: '/dashboard', ...page }], path, forUser({ id: 7, user_has_institute: true }))
  return userEvent.setup()
}

test('tasks come first, each with the place where it is done', async () => {
  open('/dashboard', ...homeCalls())
  const tasks = within(await screen.findByRole('region', { name: /^To do/ }))
  expect(tasks.getAllByRole('listitem')).toHaveLength(6)
  const hrefs = tasks.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual([
    '/dashboard/schools/3/enquiries?enquiry=0198f3a0-0000-7000-8000-000000000001',
    '/dashboard/schools/3/enquiries?enquiry=0198f3a0-0000-7000-8000-000000000002',
    '/dashboard/schools/3/enquiries?enquiry=0198f3a0-0000-7000-8000-000000000003',
    '/edit-service/902',
    '/school/my-school-list?edit=4',
    '/school/my-school-list?edit=4',
  ])
  expect(tasks.getByText('Overdue')).toBeDefined()
  // Without a live permission, an enquiry has its reference.
  expect(tasks.getByText('Follow up with EB-7K43-19')).toBeDefined()
})

test('the steps show totals, rates and changes without a verdict', async () => {
  open('/dashboard', ...homeCalls())
  const funnel = within(await screen.findByRole('table', { name: 'From view to enrolment' }))
  const [, views, enquiries] = funnel.getAllByRole('row')
  expect(views?.textContent).toContain('without bots and your team')
  expect(enquiries?.textContent).toMatch(/\d+(\.\d)?%of views/)
  expect(enquiries?.textContent).toContain('135')
})

test('the listing that the user chooses is loaded', async () => {
  const asked: string[] = []
  const person = open(
    '/dashboard',
    http.get('/users/{userId}/dashboard', ({ request, params, response }) => {
      asked.push(`${params.userId}${new URL(request.url).search}`)
      return response(200).json(dashboardOf())
    }),
  )
  const select = await screen.findByRole('combobox', { name: 'Listings' })
  await person.selectOptions(select, 'Ganit Maths Circle')
  expect(await screen.findByRole('link', { name: 'New enquiries' })).toBeDefined()
  expect(asked).toEqual(['7', '7?kind=store&id=5'])
})

test('a listing without visitors says so instead of showing empty charts', async () => {
  open('/dashboard', ...homeCalls(emptyDashboard()))
  expect(await screen.findByText('Nothing is waiting for you.')).toBeDefined()
  expect(screen.getByText('No enquiries in this period.')).toBeDefined()
  expect(screen.getByText('No views in this period')).toBeDefined()
})

test('small groups of views are not shown', async () => {
  open('/dashboard', ...homeCalls())
  expect(await screen.findByText('Sources with fewer than 5 views are not shown.')).toBeDefined()
  expect(screen.queryByText('Comparison')).toBeNull()
})

test('a user without listings is asked to add one', async () => {
  open('/dashboard', ...homeCalls({ ...emptyDashboard(), own: [], listings: [] }))
  expect(await screen.findByRole('heading', { name: 'You have no listings yet' })).toBeDefined()
})
