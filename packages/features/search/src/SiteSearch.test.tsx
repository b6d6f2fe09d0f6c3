import { http, searchMeaning, searchSuggestions } from '@edbazaar/api-client/testing'
import { savedPlaceAtom } from '@edbazaar/feature-platform'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { typeAsSoonAsShown } from '@edbazaar/feature-platform/testing/typing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { rememberSearchAtom } from './recent-searches'
import { SiteSearch } from './SiteSearch'

const server = startMockServer()

async function showBox() {
  const { router, store } = renderPage(
    [
      { path: '/', element: <SiteSearch /> },
      { path: '*', element: <p>elsewhere</p> },
    ],
    '/',
  )
  const field = await screen.findByRole('combobox')
  const currentPath = () => router.state.location.pathname + router.state.location.search
  return { field, currentPath, store }
}

test('shows the specified placeholder', async () => {
  const { field } = await showBox()
  expect(field.getAttribute('placeholder')).toBe('Search For Right School, Tuition & Activity')
})

test('keeps letters that are typed as soon as it is shown', async () => {
  typeAsSoonAsShown('input[role=combobox]', 'indira')
  renderPage([{ path: '/', loader: () => null, element: <SiteSearch /> }], '/')
  const field = await screen.findByRole('combobox')
  await waitFor(() => expect(field).toHaveProperty('value', 'indira'))
})

describe('a suggestion', () => {
  test.each([
    ['Indiranagar Public School', '/schools/indiranagar-public-school-204411'],
    ['Indira Kathak Kendra', '/products/indira-kathak-kendra-119922'],
    ['Primary Teacher (English)', '/jobs/description/7'],
    ['Indira Book and Uniform Store', '/stores-details/12'],
  ])('opens its page: %s', async (name, path) => {
    const { field, currentPath } = await showBox()
    await userEvent.type(field, 'indira')
    await userEvent.click(
      await screen.findByRole('option', { name: new RegExp(name.slice(0, 12)) }),
    )
    expect(currentPath()).toBe(path)
  })

  test('is highlighted with the arrow keys and opened with Enter', async () => {
    const { field, currentPath } = await showBox()
    await userEvent.type(field, 'indira')
    await screen.findAllByRole('option')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}')
    expect(currentPath()).toBe('/schools/indiranagar-public-school-204411')
  })
})

test('requests suggestions near the saved place, if there is one', async () => {
  const requests: string[] = []
  server.use(
    http.get('/search/suggestions', ({ query, response }) => {
      requests.push(`${query.get('key')} ${query.get('lat')} ${query.get('lng')}`)
      return response(200).json(searchSuggestions())
    }),
  )
  const { field, store } = await showBox()
  await userEvent.type(field, 'indira')
  await screen.findAllByRole('option')
  act(() => store.set(savedPlaceAtom, { name: 'Jaipur', lat: 26.92, lng: 75.79, radius: 25 }))
  await userEvent.type(field, 'n')
  await waitFor(() => expect(requests).toEqual(['indira null null', 'indiran 26.92 75.79']))
})

test('Enter without a highlight opens all results', async () => {
  const { field, currentPath } = await showBox()
  await userEvent.type(field, ' a & b {Enter}')
  expect(currentPath()).toBe('/global-search-result?query=a%20%26%20b')
})

test('blank text does not navigate', async () => {
  const { field, currentPath } = await showBox()
  await userEvent.type(field, '   {Enter}')
  expect(currentPath()).toBe('/')
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

test('shows a failure, and Enter still searches', async () => {
  const busy = { status: 503, code: 'unavailable', msg: 'EdBazaar is busy. Please try again.' }
  server.use(http.get('/search/suggestions', ({ response }) => response(503).json(busy)))
  const { field, currentPath } = await showBox()
  await userEvent.type(field, 'indira')
  expect((await screen.findAllByText(/did not load/)).length).toBeGreaterThan(0)
  await userEvent.keyboard('{Enter}')
  expect(currentPath()).toBe('/global-search-result?query=indira')
})

test('suggests the search that the text asks for first, then places', async () => {
  const understood = { meaning: searchMeaning(), query: 'cbse kochi', total: 41 }
  const places = [{ name: 'Kochi', detail: 'Kerala', query: 'schools in kochi kerala' }]
  server.use(
    http.get('/search/suggestions', ({ response }) =>
      response(200).json(searchSuggestions({ understood, places })),
    ),
  )
  const { field, currentPath } = await showBox()
  await userEvent.type(field, 'cbse koc')
  const [first, second, third] = await screen.findAllByRole('option')
  expect(first?.textContent).toBe('CBSE schools in Kochi41 resultsSearch')
  expect(second?.textContent).toBe('KochiKeralaPlace')
  expect(third?.textContent).toContain('Indiranagar Public School')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(currentPath()).toBe('/global-search-result?query=cbse%20kochi&open=list')
})

test('popular searches near the saved place follow the recent ones in an empty box', async () => {
  const asked: string[] = []
  server.use(
    http.get('/search/popular', ({ query, response }) => {
      asked.push(`${query.get('lat')} ${query.get('lng')}`)
      const search = { meaning: searchMeaning(), query: 'cbse schools in kochi', total: 41 }
      return response(200).json({ searches: [search, { ...search, query: 'chess kochi' }] })
    }),
  )
  const { field, currentPath, store } = await showBox()
  act(() => {
    store.set(savedPlaceAtom, { name: 'Kochi', lat: 9.94, lng: 76.26, radius: 25 })
    store.set(rememberSearchAtom, 'chess kochi')
  })
  await userEvent.click(field)
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
  const [recent, popular] = screen.getAllByRole('option')
  expect(recent?.textContent).toBe('chess kochiRecent search')
  expect(popular?.textContent).toBe('CBSE schools in Kochi41 resultsPopular search')
  await userEvent.keyboard('{Escape}')
  await userEvent.click(field)
  expect(await screen.findAllByRole('option')).toHaveLength(2)
  expect(asked).toEqual(['9.94 76.26'])
  await userEvent.keyboard('{ArrowUp}{Enter}')
  expect(currentPath()).toBe('/global-search-result?query=cbse%20schools%20in%20kochi&open=list')
})

test('an empty box stays closed when popular searches load after Escape', async () => {
  const loaded = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<void>()
  server.use(
    http.get('/search/popular', async ({ response }) => {
      await loaded.promise
      answered.resolve()
      const search = { meaning: searchMeaning(), query: 'cbse schools in kochi', total: 41 }
      return response(200).json({ searches: [search] })
    }),
  )
  const { field, store } = await showBox()
  act(() => store.set(rememberSearchAtom, 'chess pune'))
  await userEvent.click(field)
  await screen.findByRole('option')
  await userEvent.keyboard('{Escape}')
  loaded.resolve()
  await answered.promise
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
})

test('recent searches open in an empty box with the arrow keys, and close with Escape', async () => {
  const { field, currentPath, store } = await showBox()
  act(() => store.set(rememberSearchAtom, 'chess pune'))
  await userEvent.click(field)
  expect((await screen.findByRole('option')).textContent).toBe('chess puneRecent search')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('option')).toBeNull()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(currentPath()).toBe('/global-search-result?query=chess%20pune')
})
