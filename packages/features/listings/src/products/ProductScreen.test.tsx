import { http, product } from '@edbazaar/api-client/testing'
import { mockServer } from '@edbazaar/api-client/testing/node'
import { renderPage } from '@edbazaar/feature-shell/testing'
import { screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { loadProduct } from './load-product'
import { ProductScreen } from './ProductScreen'
import { productMeta } from './product-meta'

const server = mockServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

async function showProduct(given = product()) {
  server.use(http.get('/products/{slug}', ({ response }) => response(200).json(given)))
  renderPage(
    [{ path: '/products/:slug', loader: loadProduct, Component: ProductScreen }],
    `/products/${given.slug}`,
  )
  return screen.findByRole('heading', { level: 1, name: given.name })
}

const factRow = (name: RegExp) =>
  within(screen.getByRole('table', { name: 'Facts' })).getByRole('row', { name })

test('tells price, age, place and subject, and who offers it', async () => {
  await showProduct()
  expect(factRow(/^Price/).textContent).toContain('₹2,800 a month')
  expect(factRow(/^Age/).textContent).toContain('11–16')
  expect(factRow(/^Where/).textContent).toContain('At a centre')
  expect(factRow(/^Place/).textContent).toContain('Bengaluru, Karnataka')
  expect(factRow(/^Subjects/).textContent).toContain('Mathematics')
  const providers = screen.getAllByRole('link', { name: 'Ganit Classes' })
  expect(providers.map((link) => link.getAttribute('href'))).toEqual([
    '/stores-details/12',
    '/stores-details/12',
  ])
  expect(screen.getByText('Verified')).toBeDefined()
})

test('each batch tells days, hours, dates and free seats', async () => {
  const [evening] = product().batches
  if (evening === undefined) throw new Error('The fixture has a batch.')
  const full = { ...evening, id: 2, name: 'Weekend', ends_on: '2027-03-31', seats_left: 0 }
  await showProduct(product({ batches: [evening, full] }))
  const [first, second] = within(
    screen.getByRole('heading', { name: 'Batches' }).closest('section') ?? document.body,
  ).getAllByRole('listitem')
  expect(first?.textContent).toContain('Mon, Wed')
  expect(first?.textContent).toContain('17:00–18:30')
  expect(first?.textContent).toContain('from 2027-01-04')
  expect(first?.textContent).toContain('4 seats')
  expect(second?.textContent).toContain('2027-01-04 to 2027-03-31')
  expect(second?.textContent).toContain('Full')
})

test('what nobody has told says so, and what is not verified does not say it is', async () => {
  const untold = { price: null, age_min: null, age_max: null, city: null, state: null }
  const store = { ...product().store, city: null, is_verified: false }
  await showProduct(product({ ...untold, store, batches: [], description: null }))
  for (const name of [/^Price/, /^Age/, /^Place/]) {
    expect(factRow(name).textContent).toContain('Not provided')
  }
  expect(screen.getByText('No batch has been announced yet.')).toBeDefined()
  expect(screen.queryByText('Verified')).toBeNull()
  expect(screen.queryByRole('heading', { name: 'About' })).toBeNull()
})

test('hostile words stay words', async () => {
  const words = '<img src=x onerror=alert(1)>'
  await showProduct(product({ name: words, description: `<p>${words}</p>` }))
  expect(document.querySelector('img[src="x"]')).toBeNull()
})

test('search engines hear of its name, town and address', () => {
  expect(productMeta(product())).toMatchObject({
    title: 'Ganit Maths Circle, Bengaluru',
    canonicalPath: '/products/ganit-maths-circle-330187',
  })
})
