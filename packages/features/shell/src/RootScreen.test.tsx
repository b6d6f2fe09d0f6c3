import { ApiError } from '@edbazaar/api-client'
import { LinkProvider } from '@edbazaar/ui/Link'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, data, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { statusMeta } from './messages'
import { statusOf } from './page-failure'
import { RootErrorScreen, RootScreen } from './RootScreen'
import { RouterAnchor } from './RouterAnchor'

function showSite(path: string) {
  const router = createMemoryRouter(
    [
      {
        Component: RootScreen,
        ErrorBoundary: RootErrorScreen,
        children: [
          {
            path: '/',
            element: <h1>Front page</h1>,
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
  render(
    <LinkProvider anchor={RouterAnchor}>
      <RouterProvider router={router} />
    </LinkProvider>,
  )
  return router
}

test('every page has a way past the menu, a menu, content and a foot', async () => {
  showSite('/')
  expect(await screen.findByRole('heading', { name: 'Front page' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Skip to content' }).getAttribute('href')).toBe('#main')
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeDefined()
  expect(screen.getByRole('main').id).toBe('main')
})

test('a link of the menu moves without a new page, to its title and its content', async () => {
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

test('Search leads to the box and puts the cursor in it', async () => {
  showSite('/')
  await pressSearch()
  expect(await screen.findByLabelText('Query')).toBe(document.activeElement)
})

test('Search goes to the box of the page where it has one', async () => {
  const router = showSite('/global-search-result?query=kathak')
  const field = await screen.findByLabelText('Query')
  await pressSearch()
  expect(document.activeElement).toBe(field)
  expect(router.state.location.search).toBe('?query=kathak')
})

test('results of a new search take the focus, not what stood there before', async () => {
  const router = showSite('/global-search-result')
  await screen.findByLabelText('Query')
  await act(() => router.navigate('/global-search-result?query=kathak'))
  expect(document.activeElement?.id).toBe('main')
  await act(() => router.navigate('/global-search-result'))
  expect(document.activeElement).toBe(screen.getByLabelText('Query'))
})

test('an address that leads nowhere says so, inside the frame', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  showSite('/nowhere')
  expect(
    await screen.findByRole('heading', { name: 'There is nothing at this address' }),
  ).toBeDefined()
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeDefined()
})

test('without a connection the page says so, whatever failed', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(statusOf(new TypeError('Failed to fetch dynamically imported module'))).toBe(504)
  expect(statusMeta(504).title).toBe('The connection is gone')
  expect(statusMeta(503).title).toBe('EdBazaar is busy just now')
})

test('an error stands for a status, and an unknown one for our own fault', () => {
  const refused = (status: number) => new ApiError({ status, code: 'x', msg: 'x' })
  expect([refused(404), refused(503), refused(400), new Error('x'), 'x'].map(statusOf)).toEqual([
    404, 503, 500, 500, 500,
  ])
  expect([{ status: 503 }, { status: 'x' }, {}, null].map(statusOf)).toEqual([503, 500, 500, 500])
})
