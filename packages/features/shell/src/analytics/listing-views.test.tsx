import { createApiClient } from '@edbazaar/api-client'
import { apiAtom } from '@edbazaar/feature-platform'
import { act, render } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ListingViews } from './ListingViews'
import { listingOf, sourceOfPage, sourceOfReferrer } from './view-source'

interface Report {
  keepalive: boolean
  views: unknown[]
}

const sent: Report[] = []
afterEach(() => {
  sent.length = 0
  vi.unstubAllGlobals()
})

function visit(path: string) {
  const api = createApiClient({
    baseUrl: 'http://edbazaar.test/api',
    fetch: async (request) => {
      sent.push({ keepalive: request.keepalive, ...(await request.json()) })
      return Response.json({ msg: 'The views are counted.' }, { status: 202 })
    },
  })
  const store = createStore()
  store.set(apiAtom, api)
  const router = createMemoryRouter([{ path: '*', Component: ListingViews }], {
    initialEntries: [path],
  })
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  )
  return (to: string) => act(() => router.navigate(to))
}

const leave = () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
}

describe('views of listings', () => {
  test('are sent when the page is left, each listing once', async () => {
    const go = visit('/schools?view=map')
    await go('/schools/vidya-100001')
    await go('/products/chess-100002')
    await go('/schools/vidya-100001')
    await vi.waitFor(
      () => {
        leave()
        expect(sent.flatMap(({ views }) => views)).toEqual([
          { kind: 'school', slug: 'vidya-100001', source: 'map' },
          { kind: 'product', slug: 'chess-100002', source: 'listing' },
        ])
      },
      { timeout: 20_000 },
    )
    expect(sent.every(({ keepalive }) => keepalive)).toBe(true)
  })

  test('of automated browsers are not sent', async () => {
    vi.stubGlobal('navigator', { webdriver: true })
    visit('/schools/vidya-100003')
    await act(() => import('./listing-views'))
    leave()
    expect(sent).toEqual([])
  })
})

test.each([
  ['/schools/vidya-100001', { kind: 'school', slug: 'vidya-100001' }],
  ['/products/chess', { kind: 'product', slug: 'chess' }],
  ['/stores-details/12', { kind: 'store', slug: '12' }],
  ['/schools/compare', null],
  ['/schools/in', null],
  ['/schools', null],
  ['/schools/in/karnataka', null],
])('%s shows the listing %j', (pathname, listing) => {
  expect(listingOf(pathname)).toEqual(listing)
})

test.each([
  ['/', 'home'],
  ['/beyond-school?step=place', 'home'],
  ['/global-search-result?query=chess', 'search'],
  ['/schools', 'list'],
  ['/schools?view=map', 'map'],
  ['/beyond-school/camps?page=2', 'list'],
  ['/schools/compare?slugs=a', 'compare'],
  ['/schools/in/karnataka/bengaluru', 'landing'],
  ['/schools/board/cbse', 'landing'],
  ['/schools/other-100002', 'listing'],
  ['/bookmarks', 'bookmarks'],
  ['/blog-details/fees', 'other_page'],
])('a visitor from %s comes from: %s', (page, source) => {
  expect(sourceOfPage(page)).toBe(source)
})

test.each([
  ['', '', 'direct'],
  ['', 'https://www.google.com/', 'other_site'],
  ['#widget', 'https://parents.example/', 'widget'],
  ['', 'http://edbazaar.test/edb/schools?view=map', 'map'],
  ['', 'http://edbazaar.test/blog', 'other_site'],
])('a visit with the fragment "%s" and the referrer "%s" is %s', (hash, referrer, source) => {
  expect(sourceOfReferrer(hash, referrer, '/edb/')).toBe(source)
})
