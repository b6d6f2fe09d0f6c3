import { chosenBatch, http, imageMedia, product } from '@edbazaar/api-client/testing'
import { createI18n, toastAtom } from '@edbazaar/feature-platform'
import { enquiryPanelAtom } from '@edbazaar/feature-platform/enquiry-panel'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { loadProduct } from './load-product'
import { ProductScreen } from './ProductScreen'
import { productMeta } from './product-meta'

const server = startMockServer()
/** Before the dates of the samples. */
const now = new Date('2026-11-24T09:30:00+05:30')
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now })
})
afterAll(() => {
  vi.useRealTimers()
})

async function showProduct(given = product()) {
  server.use(http.get('/products/{slug}', ({ response }) => response(200).json(given)))
  const { store } = renderPage(
    [{ path: '/products/:slug', loader: loadProduct, Component: ProductScreen }],
    `/products/${given.slug}`,
  )
  await screen.findByRole('heading', { level: 1, name: given.name })
  return store
}

const factRow = (name: RegExp) =>
  within(screen.getByRole('table', { name: 'Facts' })).getByRole('row', { name })

/** The value of a line in the price card. */
const cardLine = (name: string) =>
  within(screen.getByRole('region', { name: 'Price' })).getByText(name, { selector: 'dt' })
    .nextElementSibling?.textContent

test('redirects an old slug to the current path', async () => {
  server.use(http.get('/products/{slug}', ({ response }) => response(200).json(product())))
  const { router } = renderPage(
    [{ path: '/products/:slug', loader: loadProduct, Component: ProductScreen }],
    '/products/product-345678',
  )
  await screen.findByRole('heading', { level: 1, name: product().name })
  expect(router.state.location.pathname).toBe(`/products/${product().slug}`)
})

test('shows a band with the kind in place of photos that are missing', async () => {
  await showProduct()
  expect(screen.getByText('No photos yet')).toBeDefined()
  expect(screen.queryByRole('region', { name: /^Images of/ })).toBeNull()
})

test('shows photos', async () => {
  const { image } = imageMedia()
  if (image === null) throw new Error('The sample has an image')
  await showProduct(product({ images: [image] }))
  expect(screen.queryByText('No photos yet')).toBeNull()
  expect(document.querySelector(`img[src="${image.url}"]`)).not.toBeNull()
})

test('shows price, age, place, subject and provider', async () => {
  await showProduct()
  expect(screen.getByRole('region', { name: 'Price' }).textContent).toContain('₹2,800 a month')
  expect(cardLine('Age')).toBe('11–16')
  expect(cardLine('Where')).toBe('At a centre')
  expect(cardLine('Days')).toBe('Mon, Wed')
  expect(cardLine('Starts')).toBe('4 Jan 2027')
  expect(cardLine('Seats')).toBe('4 of 12 seats left')
  expect(factRow(/^Place/).textContent).toContain('Bengaluru, Karnataka')
  expect(factRow(/^Subjects/).textContent).toContain('Mathematics')
  const provider = within(screen.getByRole('region', { name: 'Offered by' }))
  expect(provider.getByRole('link', { name: 'Ganit Classes' }).getAttribute('href')).toBe(
    '/stores-details/12',
  )
  expect(provider.getByRole('link', { name: 'All 3 from this provider' })).toBeDefined()
  expect(provider.getByText('98450 •••••')).toBeDefined()
  expect(provider.getByRole('link', { name: 'hello@ganit.example' })).toBeDefined()
  expect(provider.getByText('Verified')).toBeDefined()
})

test('shows the provider’s phone number by a click, as a link with the focus', async () => {
  await showProduct()
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Show phone number' }))
  const link = await screen.findByRole('link', { name: '98450 12345' })
  expect(link.getAttribute('href')).toBe('tel:9845012345')
  expect(document.activeElement).toBe(link)
})

test('says why a phone number is not shown', async () => {
  const msg = 'You have opened many phone numbers. Try again in an hour, or send an enquiry.'
  server.use(
    http.post('/listings/{kind}/{id}/phone', ({ response }) =>
      response(429).json({ status: 429, code: 'too_many_requests', msg }),
    ),
  )
  const store = await showProduct()
  const button = await screen.findByRole('button', { name: 'Show phone number' })
  await userEvent.setup().click(button)
  await waitFor(() => expect(store.get(toastAtom)?.message).toBe(msg))
  expect(button.isConnected).toBe(true)
})

test('links back to its list, and to the list near its town', async () => {
  await showProduct()
  const breadcrumbs = within(screen.getByRole('navigation', { name: 'You are here' }))
  expect(breadcrumbs.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/beyond-school',
    '/beyond-school/tuitions',
    '/beyond-school/tuitions?near=Bengaluru%2C%20Karnataka',
  ])
})

test('shows days, hours, dates and free seats of each batch', async () => {
  const [evening] = product().batches
  if (evening === undefined) throw new Error('The fixture has a batch.')
  const full = {
    ...evening,
    id: 2,
    name: 'Weekend',
    ends_on: '2027-03-31',
    seats_left: 0,
    price: 3200,
  }
  await showProduct(product({ batches: [evening, full] }))
  expect(cardLine('Next start')).toBe('4 Jan 2027')
  expect(cardLine('Seats')).toBe('Free in 1 of 2 batches')
  const [first, second] = within(
    screen.getByRole('heading', { name: 'Batches' }).closest('section') ?? document.body,
  ).getAllByRole('listitem')
  expect(first?.textContent).toContain('Mon, Wed')
  expect(first?.textContent).toContain('5–6:30 pm')
  expect(first?.textContent).toContain('From 4 Jan 2027')
  expect(first?.textContent).toContain('4 of 12 seats')
  expect(second?.textContent).toContain('4 Jan to 31 Mar 2027')
  expect(second?.textContent).toContain('Full')
  expect(second?.textContent).toContain('₹3,200')
  expect(first?.textContent).not.toContain('₹')
})

test('marks missing facts and an unverified provider', async () => {
  const missing = { price: null, age_min: null, age_max: null, city: null, state: null }
  const store = { ...product().store, city: null, is_verified: false }
  await showProduct(product({ ...missing, store, batches: [], description: null }))
  expect(screen.getByRole('region', { name: 'Price' }).textContent).toMatch(/^PriceNot provided/)
  for (const name of ['Age', 'Days', 'Starts', 'Seats']) expect(cardLine(name)).toBe('Not provided')
  expect(factRow(/^Place/).textContent).toContain('Not provided')
  expect(screen.getByText('Not verified yet')).toBeDefined()
  expect(screen.getByText('No batches announced yet.')).toBeDefined()
  expect(screen.queryByText('Verified')).toBeNull()
  expect(screen.queryByRole('heading', { name: 'About' })).toBeNull()
})

test('renders hostile text as text', async () => {
  const html = '<img src=x onerror=alert(1)>'
  await showProduct(product({ name: html, description: `<p>${html}</p>` }))
  expect(document.querySelector('img[src="x"]')).toBeNull()
})

test('metadata contains name, town and canonical path', () => {
  expect(productMeta(product(), createI18n('en'))).toMatchObject({
    title: 'Ganit Maths Circle, Bengaluru',
    canonicalPath: '/products/ganit-maths-circle-330187',
  })
})

test('opens the enquiry panel for one batch', async () => {
  const [batch] = product().batches
  if (batch === undefined) throw new Error('The fixture has a batch.')
  const given = product({ accepts_enquiries: true, batches: [batch] })
  const store = await showProduct(given)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: `Enquire about ${batch.name}` }))
  expect(store.get(enquiryPanelAtom)).toMatchObject([
    { kind: 'product', id: given.id, batch: { id: batch.id, name: batch.name } },
  ])
})

test('offers no enquiry about a batch if nobody answers', async () => {
  await showProduct(product({ accepts_enquiries: false }))
  expect(screen.queryByRole('button', { name: /^Enquire about/ })).toBeNull()
})

test('links bookable batches to the booking page, and full ones to their waitlist', async () => {
  const [evening] = product().batches
  if (evening === undefined) throw new Error('The fixture has a batch.')
  const full = { ...evening, id: 2, name: 'Weekend' }
  const data = [
    chosenBatch({ id: evening.id, seats_left: 3 }),
    chosenBatch({ id: 2, seats_left: 0, waiting_families: 4 }),
  ]
  server.use(http.get('/products/{slug}/batches', ({ response }) => response(200).json({ data })))
  const { slug } = product()
  await showProduct(product({ batches: [evening, full] }))
  const card = within(screen.getByRole('region', { name: 'Price' }))
  expect(card.getByRole('link', { name: 'Choose a batch to book' }).getAttribute('href')).toBe(
    '#batches',
  )
  const bar = within(await screen.findByRole('region', { name: 'Book or enquire' }))
  expect(bar.getByText('₹2,800 a month')).toBeDefined()
  expect(bar.getByRole('link', { name: 'See batches' }).getAttribute('href')).toBe('#batches')
  expect(screen.getByText('3 left')).toBeDefined()
  expect(screen.getByText('Full, 4 families waiting')).toBeDefined()
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('Book Evening')).toBe(`/book/${slug}/${evening.id}`)
  expect(hrefOf('Waitlist of Weekend')).toBe(`/book/${slug}/2`)
})
