import type { StoreEditor } from '@edbazaar/api-client'
import { editedProduct, http, productSummary, storeEditor } from '@edbazaar/api-client/testing'
import { mockServer } from '@edbazaar/api-client/testing/node'
import { forUser } from '@edbazaar/feature-session/testing'
import { renderPage } from '@edbazaar/feature-shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { loadMyStore, StorePageScreen } from '.'

const server = mockServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => {
  server.resetHandlers()
  localStorage.clear()
})
afterAll(() => server.close())

const pages = [
  {
    path: '/my-store-details/:id',
    Component: StorePageScreen,
    loader: loadMyStore,
    errorElement: <p>Refused</p>,
  },
]
function show(given?: Partial<StoreEditor>, path = '/my-store-details/9') {
  server.use(
    http.get('/stores/edit/{id}/details', ({ response }) => response(200).json(storeEditor(given))),
  )
  return { person: userEvent.setup(), ...renderPage(pages, path, forUser()) }
}

test('a store is told with its services: state, batches, seats, and what is missing', async () => {
  show({ city: 'Bengaluru' })
  await screen.findByRole('heading', { level: 1, name: 'Ganit Classes' })
  const services = screen.getByRole('region', { name: 'Services' })
  const link = within(services).getByRole('link', { name: 'Ganit Maths Circle' })
  expect(link.getAttribute('href')).toBe('/edit-service/5')
  const [batch] = within(
    within(services).getByRole('list', { name: 'Batches of Ganit Maths Circle' }),
  ).getAllByRole('listitem')
  expect(batch?.textContent).toBe('EveningMon, Wed17:00–18:30from 2027-01-044 of 12 seats')
  expect(within(services).getByRole('meter', { name: '60% complete' })).toBeDefined()
  const add = within(services).getByRole('link', { name: 'Add service' })
  expect(add.getAttribute('href')).toBe('/add-service/9')
  const preview = screen.getByRole('region', { name: 'As parents see it' })
  expect(within(preview).getByText('CMH Road, Bengaluru, India')).toBeDefined()
  expect(within(preview).getAllByText('Not provided')).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'See its page' }).getAttribute('href')).toBe(
    '/stores-details/9',
  )
})

test('batches that are full or over say so', async () => {
  const [batch] = editedProduct().batches
  if (!batch) throw new Error('The fixture has a batch.')
  const full = { ...batch, id: 2, name: 'Morning', seats_left: 0, price: 900 }
  const over = { ...batch, id: 3, name: 'Diwali', ends_on: '2020-11-01' }
  show({ products: [editedProduct({ batches: [full, over] })] })
  expect((await screen.findByText('Morning')).parentElement?.textContent).toContain('₹900Full')
  expect(screen.getByText('Diwali').parentElement?.textContent).toContain('Over')
})

test('the switch of a service is saved at once', async () => {
  const saved = vi.fn()
  show({ products: [editedProduct({ summary: productSummary({ id: 5, name: 'Chess' }) })] })
  server.use(
    http.put('/stores/products/{id}/edit', async ({ params, request, response }) => {
      saved(params.id, await request.json())
      return response(200).json({ status: 200, msg: 'Updated', revision: 4, value: false })
    }),
  )
  const { person } = { person: userEvent.setup() }
  await person.click(await screen.findByRole('switch', { name: 'Shown to parents, Chess' }))
  await waitFor(() => expect(saved).toHaveBeenCalledWith('5', { field: 'is_active', value: false }))
})

test('a store without services says what to add; one that is hidden has no page to see', async () => {
  show({ products: [], is_active: false })
  expect(await screen.findByText('No service yet')).toBeDefined()
  expect(screen.queryByRole('link', { name: 'See its page' })).toBeNull()
})

test('where the plan is full no further service can be added', async () => {
  show({ limits: { products: 1, is_product_limit_exceeded: true } })
  await screen.findByText('Your plan is full')
  expect(screen.getByText(/This store offers the one service that your plan allows/)).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Add service' })).toBeNull()
})

test('Edit opens the panel of this store', async () => {
  const { person } = show()
  await person.click(await screen.findByRole('button', { name: 'Edit' }))
  expect(await screen.findByLabelText('GSTIN')).toBeDefined()
})

test.each(['0', 'x', '1e3'])('there is no store at %s', async (id) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  show({}, `/my-store-details/${id}`)
  expect(await screen.findByText('Refused')).toBeDefined()
})
