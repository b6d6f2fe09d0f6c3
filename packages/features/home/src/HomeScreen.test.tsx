import { http, schoolList } from '@edbazaar/api-client/testing'
import { mockServer } from '@edbazaar/api-client/testing/node'
import { renderPage } from '@edbazaar/feature-shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { HomeScreen } from './HomeScreen'
import { loadHome } from './load-home'

const server = mockServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

async function showHome() {
  renderPage(
    [{ path: '/', loader: loadHome, element: <HomeScreen search={<p>the search box</p>} /> }],
    '/',
  )
  await screen.findByRole('heading', { level: 1 })
}

test('opens with the search box and five places for the schools to come', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  server.use(
    http.get('/schools/all', async ({ response }) => {
      await promise
      return response(200).json(schoolList())
    }),
  )
  await showHome()
  expect(screen.getByText('the search box')).toBeDefined()
  const row = screen.getByRole('list', { name: 'Featured Schools' })
  expect(within(row).getAllByRole('listitem')).toHaveLength(5)
  resolve()
  expect(await screen.findByRole('link', { name: 'Vidya Niketan Public School' })).toBeDefined()
})

test('asks for eleven schools and shows them, with the way to all', async () => {
  const asked: (string | null)[] = []
  server.use(
    http.get('/schools/all', ({ query, response }) => {
      asked.push(query.get('per_page'))
      return response(200).json(schoolList({ total: 1284 }))
    }),
  )
  await showHome()
  const school = await screen.findByRole('link', { name: 'Vidya Niketan Public School' })
  expect(school.getAttribute('href')).toBe('/schools/vidya-niketan-public-school-482913')
  expect(screen.getByRole('link', { name: 'All 1,284 schools' }).getAttribute('href')).toBe(
    '/schools',
  )
  expect(asked).toEqual(['11'])
})

test('goes without the row when it does not load: that is only logged', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const failed = { status: 500, code: 'internal', msg: 'Something went wrong.' }
  server.use(http.get('/schools/all', ({ response }) => response(500).json(failed)))
  await showHome()
  await waitFor(() => expect(logged).toHaveBeenCalledOnce())
  await waitFor(() => expect(screen.queryByRole('list')).toBeNull())
  expect(screen.queryByRole('alert')).toBeNull()
})
