import { http } from '@edbazaar/api-client/testing'
import { toastAtom } from '@edbazaar/feature-platform'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forUser } from '@edbazaar/feature-platform/testing/session'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Enquiry } from '../enquiry-types'
import { inboxCalls } from '../inbox-calls'
import { idOf } from '../inbox-data'
import { generalPage } from '../index'
import { foundStores, sampleRoute } from './routes-data'

const server = startMockServer()

function open(enquiry: Partial<Enquiry> = {}) {
  server.use(...inboxCalls({}, { listing: null, ...enquiry }))
  const routes = [{ path: '/dashboard/general-enquiries', ...generalPage }]
  const path = `/dashboard/general-enquiries?enquiry=${idOf(1)}`
  const { store } = renderPage(routes, path, forUser({ id: 7 }))
  return { person: userEvent.setup(), store }
}
const section = async () => within(await screen.findByRole('region', { name: 'Pass on' }))

test('an admin finds a provider and asks the parent', async () => {
  const { person, store } = open()
  const bodies: unknown[] = []
  let query = ''
  server.use(
    http.get('/admin/stores', ({ request, response }) => {
      query = new URL(request.url).search
      return response(200).json(foundStores)
    }),
    http.post('/desk/enquiries/{id}/routes', async ({ request, response }) => {
      bodies.push(await request.json())
      return response(201).json({ revision: 2, state: 'contacted' })
    }),
  )
  await person.click((await section()).getByRole('button', { name: /^Suggest/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await person.click(dialog.getByRole('button', { name: 'Ask the parent' }))
  expect(await dialog.findByText('Search, then choose one.')).toBeDefined()
  await person.click(dialog.getByRole('radio', { name: 'Providers' }))
  await person.type(dialog.getByRole('searchbox', { name: 'Name or place' }), 'tabla{Enter}')
  await person.click(await dialog.findByRole('radio', { name: 'Tabla School, Pune' }))
  await person.click(dialog.getByRole('button', { name: 'Ask the parent' }))
  await waitFor(() =>
    expect(store.get(toastAtom)?.message).toBe('We asked the parent about Tabla School'),
  )
  expect(query).toContain('q=tabla')
  expect(bodies).toEqual([{ kind: 'store', id: 9 }])
})

test('a search that fails or finds nothing says so', async () => {
  const { person } = open()
  server.use(
    http.get(
      '/admin/schools',
      ({ response }) => response(503).json({ status: 503, code: 'unavailable', msg: 'Busy' }),
      { once: true },
    ),
    http.get('/admin/schools', ({ response }) =>
      response(200).json({ ...foundStores, data: [], total: 0 }),
    ),
  )
  await person.click((await section()).getByRole('button', { name: /^Suggest/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await person.type(dialog.getByRole('searchbox', { name: 'Name or place' }), 'x{Enter}')
  expect(await dialog.findByText(/^The search failed/)).toBeDefined()
  await person.click(dialog.getByRole('button', { name: 'Search' }))
  expect(await dialog.findByText(/^Nothing found/)).toBeDefined()
})

test('the answers of the parent are shown, also in the conversation', async () => {
  open({ routes: [sampleRoute(null), sampleRoute(false, { id: 5, name: 'Tabla School' })] })
  const shown = await section()
  expect(shown.getByText('Waiting for the parent’s answer')).toBeDefined()
  expect(shown.getByText('The parent said no')).toBeDefined()
})

test('nothing is suggested about a closed enquiry', async () => {
  open({ state: 'lost', lost_why: 'other', next_states: ['contacted'] })
  expect((await section()).queryByRole('button')).toBeNull()
})
