import { http, myStore, schoolsAndStores, user } from '@edbazaar/api-client/testing'
import { listingPanelAtom } from '@edbazaar/feature-platform/panels'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forUser, forVisitors } from '@edbazaar/feature-platform/testing/session'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { loadMyStores } from './load-my-stores'
import { MyStoresScreen } from './MyStoresScreen'

const server = startMockServer()

const pages = [{ path: '/my-store-list', Component: MyStoresScreen, loader: loadMyStores }]
const show = (overrides?: Parameters<typeof forUser>[0]) => ({
  person: userEvent.setup(),
  ...renderPage(pages, '/my-store-list', forUser(overrides)),
})
const mockStores = (overrides: Parameters<typeof schoolsAndStores>[0]) =>
  server.use(
    http.get('/users/schools-and-stores', ({ response }) =>
      response(200).json(schoolsAndStores(overrides)),
    ),
  )

test('a store’s card shows its city, the number of services and the next step', async () => {
  mockStores({
    stores: [myStore(), myStore({ id: 10, name: 'किताब घर', city: null, n_products: 1 })],
  })
  show()
  const link = await screen.findByRole('link', { name: 'Book Store' })
  expect(link.getAttribute('href')).toBe('/my-store-details/9')
  const [card, other] = screen
    .getAllByRole('listitem')
    .filter((item) => within(item).queryByRole('switch'))
  if (!card || !other) throw new Error('Expected two cards.')
  expect(within(card).getByText('Bengaluru')).toBeDefined()
  expect(within(card).getByText('2 services')).toBeDefined()
  expect(within(card).getByText('Live')).toBeDefined()
  expect(within(card).getByRole('meter', { name: '80% complete' })).toBeDefined()
  expect(within(card).getByText('Add a description')).toBeDefined()
  expect(within(other).getByText('No city yet')).toBeDefined()
  expect(within(other).getByText('1 service')).toBeDefined()
  expect(within(other).getByRole('heading').getAttribute('lang')).toBe('hi')
})

describe('the visibility switch', () => {
  test('is off and disabled while an admin hides the store', async () => {
    mockStores({ stores: [myStore({ is_hidden_by_admin: true })] })
    show()
    expect(await screen.findByText('Hidden by EdBazaar')).toBeDefined()
    expect(screen.getByRole('switch')).toMatchObject({ checked: false, disabled: true })
    expect(screen.getByText(/An EdBazaar admin has hidden this listing/)).toBeDefined()
  })

  test('saves at once', async () => {
    let isActive = true
    mockStores({ stores: [myStore()] })
    server.use(
      http.get('/users/schools-and-stores', ({ response }) =>
        response(200).json(schoolsAndStores({ stores: [myStore({ is_active: isActive })] })),
      ),
      http.put('/stores/store/edit/{storeId}', async ({ params, request, response }) => {
        const body = await request.json()
        expect([params.storeId, body]).toEqual(['9', { field: 'is_active', value: false }])
        isActive = false
        return response(200).json({ status: 200, msg: 'Updated', revision: 5, value: false })
      }),
    )
    const { person } = show()
    const visibility = await screen.findByRole('switch', { name: 'Shown to parents, Book Store' })
    expect(screen.getByText('Click To Disable')).toBeDefined()
    await person.click(visibility)
    expect(await screen.findByText('Saved')).toBeDefined()
    expect(await screen.findByText('Hidden')).toBeDefined()
    expect(screen.getByText('Click To Enable')).toBeDefined()
  })

  test('goes back when saving fails and shows the API’s message', async () => {
    mockStores({ stores: [myStore()] })
    const forbidden = { status: 403, code: 'forbidden', msg: 'You do not own this store.' }
    server.use(
      http.put('/stores/store/edit/{storeId}', ({ response }) => response(403).json(forbidden)),
    )
    const { person } = show()
    const visibility = await screen.findByRole('switch')
    await person.click(visibility)
    expect(await screen.findByText('Not saved')).toBeDefined()
    expect(visibility).toHaveProperty('checked', true)
  })
})

test('Edit and Add Store open their panels', async () => {
  mockStores({ stores: [myStore()] })
  const { person, store } = show()
  await person.click(await screen.findByRole('button', { name: 'Edit Book Store' }))
  expect(store.get(listingPanelAtom)).toEqual({ panel: 'edit-store', id: 9 })
  await screen.findByRole('dialog', { name: 'Edit Store' })
  await person.keyboard('{Escape}')
  await waitFor(() => expect(store.get(listingPanelAtom)).toBeNull())
  await person.click(screen.getByRole('button', { name: 'Add Store' }))
  expect(store.get(listingPanelAtom)).toEqual({ panel: 'add-store' })
})

test('shows how to begin when the user has no stores', async () => {
  show()
  await screen.findByText('You have not listed a store yet')
  expect(screen.getByRole('button', { name: 'Add Store' })).toBeDefined()
})

test('says at the plan’s limit that a new store stays hidden, and still offers to add one', async () => {
  const limits = { ...schoolsAndStores().limits, stores: 1, is_service_limit_exceeded: true }
  mockStores({ stores: [myStore()], limits })
  const { person } = show()
  await screen.findByText('You have reached the limit of your plan')
  expect(screen.getByText(/A new store starts hidden\./)).toBeDefined()
  expect(screen.getByRole('link', { name: 'See your plan' }).getAttribute('href')).toBe(
    '/sp-subscriptions',
  )
  await person.click(screen.getByRole('button', { name: 'Add Store' }))
  await screen.findByRole('dialog', { name: 'Add Store' })
})

test('does not count stores of other owners against the plan', async () => {
  const limits = { ...schoolsAndStores().limits, stores: 1 }
  mockStores({ stores: [{ ...myStore(), role: 'manager' }], limits })
  show()
  expect(await screen.findByRole('button', { name: 'Add Store' })).toBeDefined()
  expect(screen.queryByText('You have reached the limit of your plan')).toBeNull()
})

test('asks visitors to sign in and tells users without permission', async () => {
  renderPage(pages, '/my-store-list', forVisitors)
  expect(await screen.findByText('Sign in to see this page')).toBeDefined()
  show({ ...user(), permissions: [3] })
  expect(await screen.findByText('You do not have access to this page')).toBeDefined()
})
