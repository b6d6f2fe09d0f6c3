import { http } from '@edbazaar/api-client/testing'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forUser } from '@edbazaar/feature-platform/testing/session'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { inboxCalls } from '../inbox-calls'
import { idOf, rowOf } from '../inbox-data'
import { allListingsPage, generalPage, listingPage } from '../index'
import { setupCalls } from './setup-sample'

const server = startMockServer()

const pages = [
  { path: '/dashboard/:listings/:id/enquiries', ...listingPage },
  { path: '/dashboard/:listings/enquiries', ...allListingsPage },
  { path: '/dashboard/general-enquiries', ...generalPage },
]
const none = { new: 0, contacted: 0, visit: 0, applied: 0, enrolled: 0, lost: 0, invalid: 0 }

async function open(path: string, setup: Parameters<typeof setupCalls>[0] = {}) {
  server.use(
    ...inboxCalls({ data: [], counts: none, last_received_at: null }),
    ...setupCalls(setup),
  )
  renderPage(pages, path, forUser({ id: 7 }))
  await screen.findByRole('heading', { name: 'No enquiries yet' })
}
const steps = () =>
  within(screen.getByRole('list', { name: 'Steps' }))
    .getAllByRole('listitem')
    .map((item) => [
      item.querySelector('p')?.textContent,
      within(item).queryByRole('link')?.getAttribute('href') ?? null,
    ])

test('the first use of a desk names three steps and where to do what is left', async () => {
  await open('/dashboard/schools/3/enquiries')
  expect(steps()).toEqual([
    ['Parents can find you (Done)', null],
    ['What parents look for (To do)', '/school/my-school-list?edit=3'],
    ['Team and office hours (To do)', '/dashboard/schools/3/desk'],
  ])
  expect(screen.getByText('14 views in the last 30 days')).toBeDefined()
  expect(screen.getByText('71% complete. Add the fees. Add more images.')).toBeDefined()
})

test('a hidden page without anything missing asks for the page and the team', async () => {
  await open('/dashboard/schools/3/enquiries', {
    listing: { is_public: false, completeness: { percent: 100, missing: [] } },
    hasHours: true,
  })
  expect(steps()).toEqual([
    ['Parents can’t find you yet (To do)', '/school/my-school-list?edit=3'],
    ['What parents look for (Done)', null],
    ['Team and office hours (Done)', '/dashboard/schools/3/members'],
  ])
})

test('a test enquiry is sent once, and opens', async () => {
  await open('/dashboard/schools/3/enquiries')
  const sent: string[] = []
  server.use(
    http.post('/listings/{kind}/{id}/test-enquiry', ({ params, response }) => {
      sent.push(`${params.kind}/${params.id}`)
      server.use(...inboxCalls({ data: [rowOf(1, { is_test: true })] }, { is_test: true }))
      return response(201).json({ id: idOf(1) })
    }),
  )
  await userEvent.setup().dblClick(screen.getByRole('button', { name: 'Send a test enquiry' }))
  await screen.findByText(/^Your team sent this to try the desk out/)
  expect(sent).toEqual(['school/3'])
  expect(within(screen.getByRole('link', { name: /Asha Menon/ })).getByText('Test')).toBeDefined()
})

test('the inbox of several schools leads to them', async () => {
  await open('/dashboard/schools/enquiries')
  const link = screen.getByRole('link', { name: 'My schools' })
  expect(link.getAttribute('href')).toBe('/school/my-school-list')
})

test('without the steps, which did not load, the inbox still opens', async () => {
  server.use(...inboxCalls({ data: [], counts: none, last_received_at: null }), ...setupCalls())
  server.use(
    http.get('/schools/{id}/insights', ({ response }) =>
      response(503).json({ status: 503, code: 'unavailable', msg: 'Busy' }),
    ),
  )
  renderPage(pages, '/dashboard/schools/3/enquiries', forUser({ id: 7 }))
  await screen.findByRole('heading', { name: 'No enquiries yet' })
  expect(screen.queryByRole('list', { name: 'Steps' })).toBeNull()
  expect(screen.getByRole('link', { name: 'My schools' })).toBeDefined()
})

test('general enquiries name no steps', async () => {
  await open('/dashboard/general-enquiries')
  expect(screen.getByText('Enquiries that name no school or store arrive here.')).toBeDefined()
})
