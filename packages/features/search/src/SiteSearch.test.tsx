import { http, suggestions } from '@edbazaar/api-client/testing'
import { mockServer } from '@edbazaar/api-client/testing/node'
import { savedPlaceAtom } from '@edbazaar/feature-shell'
import { renderPage } from '@edbazaar/feature-shell/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { SiteSearch } from './SiteSearch'

const server = mockServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

async function showBox() {
  const { router, store } = renderPage(
    [
      { path: '/', element: <SiteSearch /> },
      { path: '*', element: <p>elsewhere</p> },
    ],
    '/',
  )
  const field = await screen.findByRole('combobox')
  const where = () => router.state.location.pathname + router.state.location.search
  return { field, where, store }
}

test('says what it is for', async () => {
  const { field } = await showBox()
  expect(field.getAttribute('placeholder')).toBe('Search For Right School, Tuition & Activity')
})

describe('a suggestion', () => {
  test.each([
    ['Indiranagar Public School', '/schools/indiranagar-public-school-204411'],
    ['Indira Kathak Kendra', '/products/indira-kathak-kendra-119922'],
    ['Primary Teacher (English)', '/jobs/description/7'],
    ['Indira Book and Uniform Store', '/stores-details/12'],
  ])('opens what it names: %s', async (name, path) => {
    const { field, where } = await showBox()
    await userEvent.type(field, 'indira')
    await userEvent.click(
      await screen.findByRole('option', { name: new RegExp(name.slice(0, 12)) }),
    )
    expect(where()).toBe(path)
  })

  test('is highlighted by arrows and opened by Enter', async () => {
    const { field, where } = await showBox()
    await userEvent.type(field, 'indira')
    await screen.findAllByRole('option')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}')
    expect(where()).toBe('/schools/indiranagar-public-school-204411')
  })
})

test('asks near the place that was chosen last, and nowhere in particular without one', async () => {
  const asked: string[] = []
  server.use(
    http.get('/schools/home-autocomplete', ({ query, response }) => {
      asked.push(`${query.get('key')} ${query.get('lat')} ${query.get('lng')}`)
      return response(200).json([...suggestions])
    }),
  )
  const { field, store } = await showBox()
  await userEvent.type(field, 'indira')
  await screen.findAllByRole('option')
  act(() => store.set(savedPlaceAtom, { name: 'Jaipur', lat: 26.92, lng: 75.79, radius: 25 }))
  await userEvent.type(field, 'n')
  await waitFor(() => expect(asked).toEqual(['indira null null', 'indiran 26.92 75.79']))
})

test('Enter without a highlight opens all results', async () => {
  const { field, where } = await showBox()
  await userEvent.type(field, ' a & b {Enter}')
  expect(where()).toBe('/global-search-result?query=a%20%26%20b')
})

test('blank text leads nowhere', async () => {
  const { field, where } = await showBox()
  await userEvent.type(field, '   {Enter}')
  expect(where()).toBe('/')
})

test('the clear icon resets text and results', async () => {
  const { field } = await showBox()
  await userEvent.type(field, 'indira')
  await screen.findAllByRole('option')
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(field).toHaveProperty('value', '')
  expect(screen.queryAllByRole('option')).toEqual([])
  expect(document.activeElement).toBe(field)
})

test('a failure is said, and Enter still searches', async () => {
  const busy = { status: 503, code: 'unavailable', msg: 'EdBazaar is busy. Please try again.' }
  server.use(http.get('/schools/home-autocomplete', ({ response }) => response(503).json(busy)))
  const { field, where } = await showBox()
  await userEvent.type(field, 'indira')
  expect((await screen.findAllByText(/did not load/)).length).toBeGreaterThan(0)
  await userEvent.keyboard('{Enter}')
  expect(where()).toBe('/global-search-result?query=indira')
})
