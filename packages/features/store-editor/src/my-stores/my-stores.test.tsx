import { http, myStore, schoolsAndStores, user } from '@edbazaar/api-client/testing'
import { mockServer } from '@edbazaar/api-client/testing/node'
import { listingPanelAtom } from '@edbazaar/feature-editing/panel'
import { forUser, forVisitors } from '@edbazaar/feature-session/testing'
import { renderPage } from '@edbazaar/feature-shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { loadMyStores, MyStoresScreen } from '.'

const server = mockServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => {
  server.resetHandlers()
  localStorage.clear()
})
afterAll(() => server.close())

const pages = [{ path: '/my-store-list', Component: MyStoresScreen, loader: loadMyStores }]
const show = (differences?: Parameters<typeof forUser>[0]) => ({
  person: userEvent.setup(),
  ...renderPage(pages, '/my-store-list', forUser(differences)),
})
const withStores = (given: Parameters<typeof schoolsAndStores>[0]) =>
  server.use(
    http.get('/users/schools-and-stores', ({ response }) =>
      response(200).json(schoolsAndStores(given)),
    ),
  )

test('a store’s card says where it is, how much it offers, and what brings most', async () => {
  withStores({
    stores: [myStore(), myStore({ id: 10, name: 'किताब घर', city: null, n_products: 1 })],
  })
  show()
  const link = await screen.findByRole('link', { name: 'Book Store' })
  expect(link.getAttribute('href')).toBe('/my-store-details/9')
  const [card, other] = screen
    .getAllByRole('listitem')
    .filter((item) => within(item).queryByRole('switch'))
  if (!card || !other) throw new Error('Each store has its card.')
  expect(within(card).getByText('Bengaluru')).toBeDefined()
  expect(within(card).getByText('2 services')).toBeDefined()
  expect(within(card).getByText('Live')).toBeDefined()
  expect(within(card).getByRole('meter', { name: '80% complete' })).toBeDefined()
  expect(within(card).getByText('Tell your story')).toBeDefined()
  expect(within(other).getByText('City not told yet')).toBeDefined()
  expect(within(other).getByText('1 service')).toBeDefined()
  expect(within(other).getByRole('heading').getAttribute('lang')).toBe('hi')
})

describe('the switch', () => {
  test('is saved at once', async () => {
    let isActive = true
    withStores({ stores: [myStore()] })
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
    const shown = await screen.findByRole('switch', { name: 'Shown to parents, Book Store' })
    expect(screen.getByText('Click To Disable')).toBeDefined()
    await person.click(shown)
    expect(await screen.findByText('Saved')).toBeDefined()
    expect(await screen.findByText('Not shown')).toBeDefined()
    expect(screen.getByText('Click To Enable')).toBeDefined()
  })

  test('goes back where it was not saved, with the API’s words', async () => {
    withStores({ stores: [myStore()] })
    const refusal = { status: 403, code: 'forbidden', msg: 'This store is not yours.' }
    server.use(
      http.put('/stores/store/edit/{storeId}', ({ response }) => response(403).json(refusal)),
    )
    const { person } = show()
    const shown = await screen.findByRole('switch')
    await person.click(shown)
    expect(await screen.findByText('Not saved')).toBeDefined()
    expect(shown).toHaveProperty('checked', true)
  })
})

test('Edit and Add Store open their panels', async () => {
  withStores({ stores: [myStore()] })
  const { person, store } = show()
  await person.click(await screen.findByRole('button', { name: 'Edit Book Store' }))
  expect(store.get(listingPanelAtom)).toEqual({ panel: 'edit-store', id: 9 })
  await screen.findByRole('dialog', { name: 'Edit Store' })
  await person.keyboard('{Escape}')
  await waitFor(() => expect(store.get(listingPanelAtom)).toBeNull())
  await person.click(screen.getByRole('button', { name: 'Add Store' }))
  expect(store.get(listingPanelAtom)).toEqual({ panel: 'add-store' })
})

test('without a store the page says how to begin', async () => {
  show()
  await screen.findByText('You have not listed a store yet')
  expect(screen.getByRole('button', { name: 'Add Store' })).toBeDefined()
})

test('where the plan is full no further store can be added', async () => {
  const limits = { ...schoolsAndStores().limits, stores: 1, is_service_limit_exceeded: true }
  withStores({ stores: [myStore()], limits })
  show()
  await screen.findByText('Your plan is full')
  expect(screen.getByText(/You have listed the one store that your plan allows/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Add Store' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toContain(
    '/contact-us',
  )
})

test('visitors are asked to sign in; those who may not list see that', async () => {
  renderPage(pages, '/my-store-list', forVisitors)
  expect(await screen.findByText('Sign in to see this page')).toBeDefined()
  show({ ...user(), permissions: [3] })
  expect(await screen.findByText('You do not have access to this page')).toBeDefined()
})
