import { ApiError } from '@edbazaar/api-client'
import { createI18n, i18nAtom, RouterAnchor, statusOf } from '@edbazaar/feature-platform'
import { LinkProvider } from '@edbazaar/ui/Link'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore, Provider } from 'jotai'
import { createMemoryRouter, data, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { RootErrorScreen, RootScreen } from './RootScreen'
import { statusMeta } from './status-texts'

function showSite(path: string) {
  const router = createMemoryRouter(
    [
      {
        Component: RootScreen,
        ErrorBoundary: RootErrorScreen,
        children: [
          {
            path: '/',
            element: <h1>Home page</h1>,
            handle: { meta: () => ({ title: 'Front', description: 'd', canonicalPath: '/' }) },
          },
          {
            path: '/schools',
            element: <h1>All schools</h1>,
            handle: { meta: () => ({ title: 'Schools', description: 'd', canonicalPath: null }) },
          },
          {
            path: '/global-search-result',
            element: (
              <search>
                <input aria-label="Query" defaultValue="kathak" />
              </search>
            ),
          },
          {
            path: '*',
            loader: () => {
              throw data(null, { status: 404 })
            },
          },
        ],
      },
    ],
    { initialEntries: [path] },
  )
  const store = createStore()
  store.set(i18nAtom, createI18n('en'))
  render(
    <Provider store={store}>
      <LinkProvider anchor={RouterAnchor}>
        <RouterProvider router={router} />
      </LinkProvider>
    </Provider>,
  )
  return router
}

test('every page has a skip link, a menu and content', async () => {
  showSite('/')
  expect(await screen.findByRole('heading', { name: 'Home page' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Skip to content' }).getAttribute('href')).toBe('#main')
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeDefined()
  expect(screen.getByRole('main').id).toBe('main')
})

test('a menu link navigates on the client, sets the title and focuses the content', async () => {
  showSite('/')
  const [link] = await screen.findAllByRole('link', { name: 'SCHOOLS' })
  if (link) await userEvent.click(link)
  expect(await screen.findByRole('heading', { name: 'All schools' })).toBeDefined()
  expect(document.title).toBe('Schools: EdBazaar')
  expect(document.activeElement?.id).toBe('main')
})

async function pressSearch() {
  const [link] = await screen.findAllByRole('link', { name: 'Search' })
  if (link) await userEvent.click(link)
}

test('Search opens the search page and focuses its box', async () => {
  showSite('/')
  await pressSearch()
  expect(await screen.findByLabelText('Query')).toBe(document.activeElement)
})

test('Search focuses the box of the current page if it has one', async () => {
  const router = showSite('/global-search-result?query=kathak')
  const field = await screen.findByLabelText('Query')
  await pressSearch()
  expect(document.activeElement).toBe(field)
  expect(router.state.location.search).toBe('?query=kathak')
})

test('new search results take the focus', async () => {
  const router = showSite('/global-search-result')
  await screen.findByLabelText('Query')
  await act(() => router.navigate('/global-search-result?query=kathak'))
  expect(document.activeElement?.id).toBe('main')
  await act(() => router.navigate('/global-search-result'))
  expect(document.activeElement).toBe(screen.getByLabelText('Query'))
})

test('shows a not-found page inside the frame for an unknown path', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  showSite('/nowhere')
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeDefined()
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeDefined()
})

test('shows the offline status for any error while offline', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(statusOf(new TypeError('Failed to fetch dynamically imported module'))).toBe(504)
  const i18n = createI18n('en')
  expect(statusMeta(504, i18n).title).toBe('You are offline')
  expect(statusMeta(503, i18n).title).toBe('EdBazaar is busy')
})

test('maps API errors to their status and unknown errors to 500', () => {
  const apiError = (status: number) => new ApiError({ status, code: 'x', msg: 'x' })
  expect([apiError(404), apiError(503), apiError(400), new Error('x'), 'x'].map(statusOf)).toEqual([
    404, 503, 500, 500, 500,
  ])
  expect([{ status: 503 }, { status: 'x' }, {}, null].map(statusOf)).toEqual([503, 500, 500, 500])
})
