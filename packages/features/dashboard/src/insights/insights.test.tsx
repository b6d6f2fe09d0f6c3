import { http } from '@edbazaar/api-client/testing'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forUser } from '@edbazaar/feature-platform/testing/session'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { page as choosePage } from '../choose'
import { schoolsPage, storesPage } from '../listings'
import {
  homeCalls,
  insightsCalls,
  sampleListings,
  schoolInsights,
  storeInsights,
} from '../parts/sample-dashboard'
import { listingPage, productPage } from './index'

const server = startMockServer()

function open(path: string, ...calls: Parameters<typeof server.use>) {
  server.use(...calls)
  const routes = [
    { path: '/dashboard/schools', ...schoolsPage },
    { path: '/dashboard/stores', ...storesPage },
    { path: '/dashboard/admin', ...choosePage },
    { path: '/dashboard/:listings/:id', ...listingPage },
    { path: '/dashboard/stores/products/:id', ...productPage },
  ]
  renderPage(routes, path, forUser({ id: 7, user_has_institute: true }))
  return userEvent.setup()
}
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

describe('the dashboard of a listing', () => {
  test('leads an owner to the inbox, the editor, members and hours', async () => {
    open('/dashboard/schools/3', ...insightsCalls(schoolInsights()))
    await screen.findByRole('heading', { level: 1, name: 'Vidya Niketan Public School' })
    expect(hrefOf('Edit')).toBe('/school/my-school-list?edit=3')
    expect(hrefOf('Members')).toBe('/dashboard/schools/3/members')
    expect(hrefOf('Hours and templates')).toBe('/dashboard/schools/3/desk')
    expect(hrefOf('New enquiries')).toBe('/dashboard/schools/3/enquiries?state=new')
    expect(hrefOf('Public page')).toBe('/schools/vidya-niketan-public-school-100003')
  })

  test('offers a counsellor no editor', async () => {
    const [school] = sampleListings
    if (!school) throw new Error('The sample has no school')
    const listings = [{ ...school, role: 'counsellor' as const }]
    open('/dashboard/schools/3', ...insightsCalls(schoolInsights({ listings })))
    await screen.findByRole('heading', { level: 1, name: 'Vidya Niketan Public School' })
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull()
  })

  test('of a store lists its services and previews a hidden one', async () => {
    open('/dashboard/stores/5', ...insightsCalls(storeInsights()))
    const services = within(await screen.findByRole('table', { name: 'Services' }))
    expect(services.getByRole('link', { name: 'Fractions, Class 6' }).getAttribute('href')).toBe(
      '/dashboard/stores/products/901',
    )
    expect(hrefOf('Preview')).toBe('/preview/stores/5')
    expect(hrefOf('All batches')).toBe('/dashboard/batches?store=5')
  })

  test('of a service leads to its store', async () => {
    const products = storeInsights().products.slice(0, 1)
    open('/dashboard/stores/products/901', ...insightsCalls(storeInsights({ products })))
    await screen.findByRole('heading', { level: 1, name: 'Fractions, Class 6' })
    expect(hrefOf('Ganit Maths Circle')).toBe('/dashboard/stores/5')
    expect(hrefOf('New enquiries')).toBe('/dashboard/product/901/enquiries?state=new')
  })

  test('is refused to a former member', async () => {
    open(
      '/dashboard/schools/3',
      http.get('/schools/{id}/insights', ({ response }) =>
        response(403).json({ status: 403, code: 'forbidden', msg: 'x', errors: [] }),
      ),
    )
    expect(await screen.findByText(/403/)).toBeDefined()
  })

  test('does not exist for another kind of listing', async () => {
    open('/dashboard/jobs/3')
    expect(await screen.findByText(/404/)).toBeDefined()
  })
})

test('own stores are listed with their figures', async () => {
  open('/dashboard/stores', ...homeCalls())
  const row = within(await screen.findByRole('row', { name: /Ganit Maths Circle/ }))
  expect(row.getByText('Hidden')).toBeDefined()
  // A phone has no headings above the figures.
  expect(row.getByText('802').dataset.label).toBe('Views')
  expect(screen.queryByText('Vidya Niketan, Whitefield')).toBeNull()
})

describe('/dashboard/admin', () => {
  test.each([
    ['go-to-my-schools', 'My schools'],
    ['go-to-my-stores', 'My stores'],
  ])('leads with redirect=%s to %s', async (target, title) => {
    open(`/dashboard/admin?redirect=${target}`, ...homeCalls())
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined()
  })

  test.each(['', '?redirect=https://elsewhere.example'])(
    'lets the user choose with "%s"',
    async (query) => {
      open(`/dashboard/admin${query}`)
      expect(
        await screen.findByRole('heading', { level: 1, name: 'Choose a dashboard' }),
      ).toBeDefined()
      expect(hrefOf('My schools')).toBe('/dashboard/schools')
    },
  )
})
