import {
  blogList,
  blogSummary,
  http,
  productList,
  productSummary,
  schoolList,
} from '@edbazaar/api-client/testing'
import { accountPanelAtom, redirectPathAtom, savedPlaceAtom } from '@edbazaar/feature-platform'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { signIn } from '@edbazaar/feature-platform/testing/session'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { HomeScreen } from './HomeScreen'
import { loadHome } from './load-home'
// Imported up front so that the tests do not wait for the bundler.
import './sections/Sections'

const server = startMockServer()

const subjects = {
  id: 6,
  name: 'Subjects',
  values: [
    { id: 35, name: 'Mathematics', count: 412 },
    { id: 26, name: 'Science', count: 0 },
    { id: 28, name: 'Sanskrit', count: 9 },
  ],
}
const ages = { id: 3, name: 'Type', values: [{ id: 7, name: 'Boarding', count: 1067 }] }

/** Products named after their kind. Only tuitions have filter values. */
function productsOf(kind: string | null) {
  const data = [1, 2].map((id) =>
    productSummary({ id, name: `${kind} ${id}`, slug: `${kind}-${id}` }),
  )
  return productList({ data, facets: kind === 'tuition' ? [subjects] : [] })
}

function mockProducts() {
  const requests: string[] = []
  server.use(
    http.get('/stores/products', ({ query, response }) => {
      requests.push(`${query.get('kind')} ${query.get('per_page')}`)
      return response(200).json(productsOf(query.get('kind')))
    }),
  )
  return requests
}

beforeEach(() => {
  mockProducts()
})

async function showHome() {
  const page = renderPage(
    [
      { path: '/', loader: loadHome, element: <HomeScreen search={<p>the search box</p>} /> },
      { path: '*', element: <p>another page</p> },
    ],
    '/',
  )
  await screen.findByRole('heading', { level: 1 })
  return page
}

const hrefOf = (name: string | RegExp) =>
  screen.findByRole('link', { name }).then((link) => link.getAttribute('href'))

test('opens with search box, banner, and five placeholders for schools and products', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  server.use(
    http.get('/schools/all', async ({ response }) => {
      await promise
      return response(200).json(schoolList())
    }),
    http.get('/stores/products', async ({ query, response }) => {
      await promise
      return response(200).json(productsOf(query.get('kind')))
    }),
  )
  await showHome()
  expect(screen.getByText('the search box')).toBeDefined()
  expect(screen.getByRole('region', { name: 'Highlights' })).toBeDefined()
  const schools = await screen.findByRole('list', { name: 'Featured Schools' })
  expect(within(schools).getAllByRole('listitem')).toHaveLength(5)
  const products = screen.getByRole('list', { name: 'Tuitions and activities' })
  expect(within(products).getAllByRole('listitem')).toHaveLength(5)
  resolve()
  expect(await screen.findByRole('link', { name: 'Vidya Niketan Public School' })).toBeDefined()
})

test('has four banner slides with links to schools, tuitions, activities and jobs', async () => {
  await showHome()
  const banner = screen.getByRole('region', { name: 'Highlights' })
  const links = within(banner).getAllByRole('link', { hidden: true })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/schools',
    '/beyond-school/tuitions',
    '/beyond-school/activities',
    '/jobs',
  ])
})

test('requests and shows eleven schools with a link to all', async () => {
  const requests: (string | null)[] = []
  server.use(
    http.get('/schools/all', ({ query, response }) => {
      requests.push(query.get('per_page'))
      return response(200).json(schoolList({ total: 1284 }))
    }),
  )
  await showHome()
  expect(await hrefOf('Vidya Niketan Public School')).toBe(
    '/schools/vidya-niketan-public-school-482913',
  )
  expect(await hrefOf('All 1,284 schools')).toBe('/schools')
  expect(requests).toEqual(['11'])
})

test('requests eleven tuitions and activities and shows them alternately', async () => {
  const requests = mockProducts()
  await showHome()
  await screen.findByRole('heading', { name: 'tuition 1' })
  const row = screen.getByRole('list', { name: 'Tuitions and activities' })
  const names = within(row)
    .getAllByRole('heading')
    .map((heading) => heading.textContent)
  expect(names).toEqual(['tuition 1', 'activity 1', 'tuition 2', 'activity 2'])
  expect(requests).toEqual(expect.arrayContaining(['tuition 6', 'activity 5']))
  expect(await hrefOf('All tuitions')).toBe('/beyond-school/tuitions')
})

test('links each category to its list with only that value selected', async () => {
  await showHome()
  expect(await hrefOf(/^Mathematics.*412/)).toBe('/beyond-school/tuitions?filter_ids=35')
  expect(await hrefOf(/^Science.*0/)).toBe('/beyond-school/tuitions?filter_ids=26')
  expect(screen.queryByRole('link', { name: /Sanskrit/ })).toBeNull()
})

test('links to schools by age with the filter values of section 9', async () => {
  server.use(
    http.get('/schools/all', ({ response }) => response(200).json(schoolList({ facets: [ages] }))),
  )
  await showHome()
  expect(await hrefOf(/Kindergarten/)).toBe('/schools?filter_ids=3')
  expect(await hrefOf(/Online/)).toBe('/schools?filter_ids=6')
  expect(await hrefOf(/Boarding.*1,067 schools/)).toBe('/schools?filter_ids=7')
})

test('requests three updates and shows them with topic and day', async () => {
  const requests: (string | null)[] = []
  server.use(
    http.get('/blogs', ({ query, response }) => {
      requests.push(query.get('per_page'))
      // Half past midnight in India.
      const data = [blogSummary({ published_at: '2026-11-17T19:00:00.000Z' })]
      return response(200).json(blogList({ data }))
    }),
  )
  await showHome()
  expect(await hrefOf(/Fees, 18 November.*How to read a fee sheet/)).toBe(
    '/blog-details/how-to-read-a-fee-sheet',
  )
  expect(requests).toEqual(['3'])
})

test('leaves out and logs what does not load', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const failed = { status: 500, code: 'internal', msg: 'Something went wrong.' }
  server.use(
    http.get('/schools/all', ({ response }) => response(500).json(failed)),
    http.get('/stores/products', ({ response }) => response(500).json(failed)),
    http.get('/blogs', ({ response }) => response(500).json(failed)),
  )
  await showHome()
  await waitFor(() => expect(logged).toHaveBeenCalledTimes(6))
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Featured Schools' })).toBeNull())
  for (const name of ['Tuitions and activities', 'Latest Updates', 'Popular Tuitions'])
    expect(screen.queryByRole('heading', { name })).toBeNull()
  expect(screen.getByRole('heading', { name: 'Beyond School' })).toBeDefined()
  expect(await hrefOf(/Boarding/)).toBe('/schools?filter_ids=7')
  expect(screen.queryByRole('alert')).toBeNull()
})

describe('listing a school or a service', () => {
  const press = async (name: string) =>
    userEvent.setup().click(await screen.findByRole('link', { name }))

  test.each([
    ['List your school', '/school/my-school-list'],
    ['List your service', '/my-store-list'],
  ])('“%s” asks a visitor to sign in and stores %s', async (name, path) => {
    const { store, router } = await showHome()
    await press(name)
    expect(store.get(accountPanelAtom)).toBe('sign-in')
    expect(store.get(redirectPathAtom)).toBe(path)
    expect(router.state.location.pathname).toBe('/')
  })

  test('opens the page directly for a signed-in user', async () => {
    const { store, router } = await showHome()
    signIn(store)
    await press('List your service')
    await waitFor(() => expect(router.state.location.pathname).toBe('/my-store-list'))
    expect(store.get(accountPanelAtom)).toBeNull()
  })
})

test('shows schools near the place of the last list, and those of the whole country once it is forgotten', async () => {
  const place = { name: 'Indiranagar', slug: 'indiranagar-x', lat: 12.97, lng: 77.64, radius: 5 }
  localStorage.setItem('place', JSON.stringify(place))
  const [first, second] = schoolList().data
  server.use(
    http.get('/schools/all', ({ query, response }) => {
      const isNearby = query.get('place') === place.slug && query.get('sort') === 'distance'
      const school = isNearby ? second : first
      return response(200).json(schoolList({ data: school ? [school] : [] }))
    }),
  )
  const { store } = await showHome()
  expect(await hrefOf('Schools near Indiranagar')).toBe('/schools?place=indiranagar-x')
  const row = () => within(screen.getByRole('region', { name: 'Featured Schools' }))
  expect(row().getByRole('heading', { name: second?.name ?? '' })).toBeDefined()
  act(() => store.set(savedPlaceAtom, null))
  expect(row().getByRole('heading', { name: first?.name ?? '' })).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Schools near Indiranagar' })).toBeNull()
})

test('shows schools near a point that was saved as the place', async () => {
  const place = { name: 'your location', lat: 12.97, lng: 77.64, radius: 5, isApproximate: true }
  localStorage.setItem('place', JSON.stringify(place))
  let asked = ''
  server.use(
    http.get('/schools/all', ({ request, query, response }) => {
      if (query.get('lat') !== null) asked = new URL(request.url).search
      return response(200).json(schoolList())
    }),
  )
  await showHome()
  const path = '/schools?lat=12.97&lng=77.64&is_approximate=true'
  expect(await hrefOf('Schools near your location')).toBe(path)
  expect(asked).toContain('lat=12.97&lng=77.64&is_approximate=true')
})

test('shows tuitions and activities near the place of the last list', async () => {
  const place = { name: 'Indiranagar', slug: 'indiranagar-x', lat: 12.97, lng: 77.64, radius: 5 }
  localStorage.setItem('place', JSON.stringify(place))
  server.use(
    http.get('/stores/products', ({ query, response }) => {
      const where = query.get('place') === place.slug ? 'near' : 'far'
      return response(200).json(productsOf(`${query.get('kind')} ${where}`))
    }),
  )
  const { store } = await showHome()
  const more = await hrefOf('Tuitions near Indiranagar')
  expect(more).toBe('/beyond-school/tuitions?place=indiranagar-x')
  const row = () => within(screen.getByRole('region', { name: 'Tuitions and activities' }))
  expect(row().getByText('tuition near 1')).toBeDefined()
  expect(row().getByText('activity near 2')).toBeDefined()
  act(() => store.set(savedPlaceAtom, null))
  expect(row().getByText('tuition far 1')).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Tuitions near Indiranagar' })).toBeNull()
})
