import type { StoreEditor } from '@edbazaar/api-client'
import {
  deletedListing,
  editedProduct,
  http,
  productSummary,
  storeEditor,
} from '@edbazaar/api-client/testing'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forUser } from '@edbazaar/feature-platform/testing/session'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { loadMyStore } from './load-store'
import { StorePageScreen } from './StorePageScreen'

const server = startMockServer()

const pages = [
  {
    path: '/my-store-details/:id',
    Component: StorePageScreen,
    loader: loadMyStore,
    errorElement: <p>Not found</p>,
  },
]
function show(overrides?: Partial<StoreEditor>, path = '/my-store-details/9') {
  server.use(
    http.get('/stores/edit/{id}/details', ({ response }) =>
      response(200).json(storeEditor(overrides)),
    ),
  )
  return { person: userEvent.setup(), ...renderPage(pages, path, forUser()) }
}

test('shows a store with its services, their batches and free seats, and what is missing', async () => {
  show({ city: 'Bengaluru', mobile: '9845012345' })
  await screen.findByRole('heading', { level: 1, name: 'Ganit Classes' })
  const products = screen.getByRole('region', { name: 'Services' })
  const link = within(products).getByRole('link', { name: 'Ganit Maths Circle' })
  expect(link.getAttribute('href')).toBe('/edit-service/5')
  const [batch] = within(
    within(products).getByRole('list', { name: 'Batches of Ganit Maths Circle' }),
  ).getAllByRole('listitem')
  expect(batch?.textContent).toBe('EveningMon, Wed5–6:30 pmFrom 4 Jan 20274 of 12 seats left')
  expect(within(products).getByRole('meter', { name: '60% complete' })).toBeDefined()
  const add = within(products).getByRole('link', { name: 'Add service' })
  expect(add.getAttribute('href')).toBe('/add-service/9')
  const preview = screen.getByRole('region', { name: 'As parents see it' })
  expect(within(preview).getByText('CMH Road, Bengaluru, India')).toBeDefined()
  expect(within(preview).getAllByText('Not provided')).toHaveLength(3)
  expect(within(preview).getByRole('link', { name: '98450 12345' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'View public page' }).getAttribute('href')).toBe(
    '/stores-details/9',
  )
})

test('a store that an admin has hidden says so, and its switch has no effect', async () => {
  show({ is_hidden_by_admin: true, products: [] })
  expect(await screen.findByText('Hidden by EdBazaar')).toBeDefined()
  const visibility = screen.getByRole('switch', { name: 'Shown to parents, Ganit Classes' })
  expect(visibility).toMatchObject({ checked: false, disabled: true })
  expect(screen.queryByRole('link', { name: 'View public page' })).toBeNull()
})

test('a service that an admin has hidden says so, and its switch has no effect', async () => {
  show({ products: [editedProduct({ is_hidden_by_admin: true })] })
  expect(await screen.findByText('Hidden by EdBazaar')).toBeDefined()
  const visibility = screen.getByRole('switch', { name: /^Shown to parents, Ganit Maths Circle/ })
  expect(visibility).toMatchObject({ checked: false, disabled: true })
})

test('marks full and ended batches', async () => {
  const [batch] = editedProduct().batches
  if (!batch) throw new Error('The fixture has a batch.')
  const full = { ...batch, id: 2, name: 'Morning', seats_left: 0, price: 900 }
  const ended = { ...batch, id: 3, name: 'Diwali', ends_on: '2020-11-01' }
  show({ products: [editedProduct({ batches: [full, ended] })] })
  expect((await screen.findByText('Morning')).parentElement?.textContent).toContain('₹900Full')
  expect(screen.getByText('Diwali').parentElement?.textContent).toContain('Ended')
})

test('the visibility switch of a service saves at once', async () => {
  const saved = vi.fn()
  show({ products: [editedProduct({ summary: productSummary({ id: 5, name: 'Chess' }) })] })
  server.use(
    http.put('/stores/products/{id}/edit', async ({ params, request, response }) => {
      saved(params.id, await request.json())
      return response(200).json({ status: 200, msg: 'Updated', revision: 4, value: false })
    }),
  )
  const person = userEvent.setup()
  await person.click(await screen.findByRole('switch', { name: 'Shown to parents, Chess' }))
  await waitFor(() => expect(saved).toHaveBeenCalledWith('5', { field: 'is_active', value: false }))
})

test('a store without services says what to add, and a hidden store has no link to its page', async () => {
  show({ products: [], is_active: false })
  expect(await screen.findByText('No services yet')).toBeDefined()
  expect(screen.queryByRole('link', { name: 'View public page' })).toBeNull()
})

test('says that a further service starts hidden when the plan’s limit is reached', async () => {
  show({ limits: { products: 1, is_product_limit_exceeded: true } })
  await screen.findByText('You have reached the limit of your plan')
  expect(
    screen.getByText(/This store has the one live service that your plan allows/),
  ).toBeDefined()
  expect(screen.getByText(/A new service starts hidden/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Add service' })).toBeDefined()
})

test('Edit opens the editor of this store', async () => {
  const { person } = show()
  await person.click(await screen.findByRole('button', { name: 'Edit' }))
  expect(await screen.findByLabelText('GSTIN')).toBeDefined()
})

test.each(['0', 'x', '1e3'])('shows an error for the store id %s', async (id) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  show({}, `/my-store-details/${id}`)
  expect(await screen.findByText('Not found')).toBeDefined()
})

test('a service is deleted from its menu and listed as recently deleted', async () => {
  let isDeleted = false
  show()
  server.use(
    http.delete('/users/my-listings/{kind}/{id}', ({ params, response }) => {
      expect(params).toEqual({ kind: 'product', id: '5' })
      isDeleted = true
      const restorable_until = '2099-01-01T00:00:00.000Z'
      return response(200).json({ status: 200, msg: 'Deleted', restorable_until })
    }),
    http.get('/users/deleted-listings', ({ response }) => {
      const name = 'Ganit Maths Circle'
      const listing = deletedListing({ kind: 'product', id: 5, name })
      return response(200).json({ data: isDeleted ? [listing] : [] })
    }),
  )
  const person = userEvent.setup()
  await person.click(
    await screen.findByRole('button', { name: 'More actions for Ganit Maths Circle' }),
  )
  await person.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete service' }))
  await person.click(dialog.getByRole('button', { name: 'Delete' }))
  const section = within(await screen.findByRole('region', { name: 'Recently deleted' }))
  expect(section.getByRole('button', { name: 'Restore Ganit Maths Circle' })).toBeDefined()
})

test('says which batches are in the way of a deletion, and keeps the service', async () => {
  show()
  const msg = 'Families have booked or are waiting for: Evening.'
  server.use(
    http.delete('/users/my-listings/{kind}/{id}', ({ response }) =>
      response(409).json({ status: 409, code: 'conflict', msg }),
    ),
  )
  const person = userEvent.setup()
  await person.click(
    await screen.findByRole('button', { name: 'More actions for Ganit Maths Circle' }),
  )
  await person.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete service' }))
  expect(dialog.getByText(/^It cannot be deleted while families have a seat/)).toBeDefined()
  await person.click(dialog.getByRole('button', { name: 'Delete' }))
  expect(await dialog.findByText(msg)).toBeDefined()
  expect(dialog.getByRole('button', { name: 'Delete' })).toBeDefined()
})

test('offers Delete only to those who may delete the store', async () => {
  const { person } = show({ can_delete: false, products: [] })
  await person.click(await screen.findByRole('button', { name: 'More actions for Ganit Classes' }))
  expect(await screen.findByRole('menuitem', { name: 'Members' })).toBeDefined()
  expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull()
})
