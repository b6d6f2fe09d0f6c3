import type { SearchResult } from '@edbazaar/api-client'
import {
  http,
  productSummary,
  searchMeaning,
  searchResult,
  suggestions,
  understoodSearch,
} from '@edbazaar/api-client/testing'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { loadResults } from './load-results'
import { ResultsScreen } from './ResultsScreen'

const server = startMockServer()

async function showResults(search: string) {
  const path = '/global-search-result'
  renderPage([{ path, loader: loadResults, Component: ResultsScreen }], path + search)
  return screen.findByRole('heading', { level: 1 })
}

test('shows a prompt without a query', async () => {
  expect((await showResults('?query=%20')).textContent).toBe('Search')
  expect(screen.getByText(/Type a name/)).toBeDefined()
})

test('offers example searches and recent searches without a query', async () => {
  await showResults('')
  expect(screen.getByRole('link', { name: 'cbse school in pune' }).getAttribute('href')).toBe(
    '/global-search-result?query=cbse%20school%20in%20pune',
  )
  expect(screen.getByRole('link', { name: 'All schools' }).getAttribute('href')).toBe('/schools')
  expect(screen.queryByRole('heading', { name: 'Your recent searches' })).toBeNull()
  await userEvent.type(screen.getByRole('combobox'), 'दिल्ली & more{Enter}')
  await screen.findByRole('heading', { name: 'Results for “दिल्ली & more”' })
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  const recent = await screen.findByRole('link', { name: 'दिल्ली & more' })
  expect(recent.getAttribute('href')).toContain('?query=%E0%A4%A6')
  await userEvent.click(screen.getByRole('button', { name: 'Clear recent searches' }))
  expect(screen.queryByRole('link', { name: 'दिल्ली & more' })).toBeNull()
})

test('the clear icon resets text and results', async () => {
  await showResults('?query=vidya')
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Search' })).toBeDefined()
  expect(screen.getByRole('combobox')).toHaveProperty('value', '')
  expect(screen.queryByRole('heading', { name: 'Schools' })).toBeNull()
})

test('tabs and headings use the same label for a kind', async () => {
  const counts = { ...searchResult().counts, products: { value: 1, is_exact: true } }
  server.use(
    http.get('/search', ({ response }) =>
      response(200).json(searchResult({ products: [productSummary()], counts })),
    ),
  )
  await showResults('?query=ganit')
  expect(screen.getByRole('link', { name: 'Tuitions and activities 1' })).toBeDefined()
  expect(screen.getByRole('heading', { level: 2, name: 'Tuitions and activities' })).toBeDefined()
})

test('shows results by kind with counts', async () => {
  const jobs = suggestions.filter((suggestion) => suggestion.type === 'Jobs')
  const counts = { ...searchResult().counts, jobs: { value: 1, is_exact: true } }
  server.use(
    http.get('/search', ({ response }) => response(200).json(searchResult({ jobs, counts }))),
  )
  const title = await showResults('?query=vidya')
  expect(title.textContent).toBe('Results for “vidya”')
  expect(screen.getByText('2 results')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Schools 1' }).getAttribute('href')).toBe(
    '/global-search-result?query=vidya&kind=schools',
  )
  expect(screen.getByRole('link', { name: 'Primary Teacher (English)' }).getAttribute('href')).toBe(
    '/jobs/description/7',
  )
})

test.each([
  [1, 0],
  [2, 1],
])('links to the pages of one kind: %i pages', async (totalPages, shown) => {
  server.use(
    http.get('/search', ({ response }) => response(200).json(searchResult({ totalPages }))),
  )
  await showResults('?query=vidya&kind=schools')
  expect(screen.queryAllByRole('navigation', { name: 'Pages' })).toHaveLength(shown)
})

test('suggests another spelling', async () => {
  server.use(
    http.get('/search', ({ response }) =>
      response(200).json(searchResult({ did_you_mean: 'vidya & co' })),
    ),
  )
  await showResults('?query=vidhya')
  expect(screen.getByRole('link', { name: 'vidya & co' }).getAttribute('href')).toBe(
    '/global-search-result?query=vidya%20%26%20co',
  )
})

test('shows the query when nothing matches', async () => {
  const none = { value: 0, is_exact: true }
  const counts = { schools: none, products: none, jobs: none, stores: none }
  server.use(
    http.get('/search', ({ response }) =>
      response(200).json(searchResult({ schools: [], counts })),
    ),
  )
  await showResults(`?query=${encodeURIComponent('<img src=x onerror=alert(1)>')}`)
  expect(
    screen.getByRole('heading', { name: 'Nothing matches “<img src=x onerror=alert(1)>”' }),
  ).toBeDefined()
  expect(document.querySelector('img[src="x"]')).toBeNull()
})

function answerWith(understood: ReturnType<typeof understoodSearch>) {
  server.use(
    http.get('/search', ({ response }) => response(200).json(searchResult({ understood }))),
  )
}

const kochiInBihar = {
  name: 'Kochi',
  detail: 'Bihar',
  place_type: 'town' as const,
  query: 'cbse kochi bihar',
}

test('shows what was understood, with a way to undo each part', async () => {
  answerWith(understoodSearch({ alternatives: [kochiInBihar], ignored: ['unrecognised'] }))
  await showResults('?query=cbse%20kochi')
  const understood = within(await screen.findByRole('region', { name: 'Understood as' }))
  expect(understood.getByRole('heading', { name: 'CBSE schools in Kochi' })).toBeDefined()
  const hrefOf = (name: string) => understood.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('CBSE, remove')).toBe('/global-search-result?query=schools%20kochi')
  expect(hrefOf('Kochi, Kerala, remove')).toBe('/global-search-result?query=cbse%20schools')
  expect(hrefOf('Open the list with all filters')).toBe(
    '/schools?place=kochi&filter_ids=1&query=cbse%20kochi',
  )
  expect(hrefOf('About this area')).toBe('/schools/in/kerala/kochi/board/cbse')
  expect(hrefOf('Kochi, Bihar')).toBe('/global-search-result?query=cbse%20kochi%20bihar')
  expect(hrefOf('Search for the words “cbse kochi” instead')).toBe(
    '/global-search-result?query=cbse+kochi&words=true',
  )
  expect(understood.getByText(/Not used in this search: unrecognised/)).toBeDefined()
  expect(screen.queryByRole('navigation', { name: 'Kinds of results' })).toBeNull()
})

test('a suggested search opens its list, with the words of the search', async () => {
  answerWith(understoodSearch())
  const { router } = renderPage(
    [
      { path: '/global-search-result', loader: loadResults, Component: ResultsScreen },
      { path: '/schools', Component: () => <h1>Schools near Kochi</h1> },
    ],
    '/global-search-result?query=cbse%20kochi&open=list',
  )
  await screen.findByRole('heading', { name: 'Schools near Kochi' })
  const { pathname, search } = router.state.location
  expect(pathname + search).toBe('/schools?place=kochi&filter_ids=1&query=cbse%20kochi')
})

const relaxed = {
  asked_radius: 10,
  radius: 50,
  dropped: [],
  by_name: [],
  is_by_place_name: false,
  nearest_place: null,
  has_online: false,
}

test.each([
  ['relaxed a condition', { relaxed }],
  ['ignored a word', { ignored: ['best'] }],
  ['has other places to offer', { alternatives: [kochiInBihar] }],
  ['needs the location', { needs_place: true }],
  ['has no list', { url: null }],
  [
    'has only the page of an area',
    { url: '/schools/in/kerala', landing_url: '/schools/in/kerala' },
  ],
])('a suggested search stays on the results page if it %s', async (_, given) => {
  answerWith(understoodSearch(given))
  const title = await showResults('?query=cbse%20kochi&open=list')
  expect(title.textContent).toBe('Results for “cbse kochi”')
})

test('says which condition was relaxed', async () => {
  answerWith(understoodSearch({ total: 3, relaxed }))
  await showResults('?query=cbse%20kochi')
  expect(screen.getByText(/There are none within 10 km; 3 within 50 km/)).toBeDefined()
})

test('says that only online services are near if there are others farther away', async () => {
  const near = { ...relaxed, asked_radius: 5, radius: 25, has_online: true }
  answerWith(understoodSearch({ relaxed: near, total: 3 }))
  await showResults('?query=cbse%20kochi')
  const line =
    'Only online services fit within 5 km. Within 25 km there are 3 results, including online ones.'
  expect(screen.getByText(line)).toBeDefined()
})

test('says where the nearest results are if the place has none', async () => {
  const nearest_place = 'Belagavi, Karnataka'
  answerWith(understoodSearch({ relaxed: { ...relaxed, radius: null, nearest_place } }))
  await showResults('?query=cbse%20kochi')
  const line = 'No results for CBSE schools in Kochi. The nearest one is in Belagavi, Karnataka.'
  expect(screen.getByText(line)).toBeDefined()
})

test('says what was left out to find the nearest results', async () => {
  const left = { type: 'board' as const, value: 'CBSE', without: 'kochi' }
  const nearest_place = 'Belagavi, Karnataka'
  const away = { ...relaxed, radius: null, dropped: [left], nearest_place }
  answerWith(understoodSearch({ relaxed: away }))
  await showResults('?query=cbse%20kochi')
  expect(screen.getByText(/Without “CBSE” the nearest one is in Belagavi, Karnataka/)).toBeDefined()
})

test('searches near the saved place if the query says near me', async () => {
  const asked: (string | null)[] = []
  server.use(
    http.get('/search', ({ request, response }) => {
      const place = new URL(request.url).searchParams.get('place')
      asked.push(place)
      const meaning = searchMeaning({ parts: [{ type: 'here', without: 'cbse' }] })
      const understood = understoodSearch({ meaning, needs_place: place === null })
      const flags = { is_known: true, is_approximate: false, is_widened: false }
      const near = { name: '12.9716, 77.6412', detail: '', radius: 25, ...flags }
      return response(200).json(searchResult({ understood, near: place === null ? null : near }))
    }),
  )
  localStorage.setItem(
    'place',
    JSON.stringify({ name: 'Indiranagar', lat: 12.97161, lng: 77.64118, radius: 5 }),
  )
  await showResults('?query=cbse%20near%20me')
  expect(await screen.findByText('Within 25 km of the chosen place')).toBeDefined()
  expect(asked).toEqual([null, '12.9716,77.6412'])
  // Otherwise the search would go back to the saved place at once.
  const everywhere = screen.getByRole('link', { name: /search all of India$/ })
  expect(everywhere.getAttribute('href')).toBe('/global-search-result?query=cbse')
})

test('asks for the location if the query says near me and no place is saved', async () => {
  answerWith(understoodSearch({ needs_place: true }))
  await showResults('?query=cbse%20near%20me')
  expect(screen.getByText(/from all of India/)).toBeDefined()
  expect(await screen.findByRole('button', { name: 'Use my location' })).toBeDefined()
})

test('counts once that a result of the search was opened, with its rank', async () => {
  const counted: unknown[] = []
  server.use(
    http.post('/search/clicks', async ({ request, response }) => {
      counted.push(await request.json())
      return response(202).json({ msg: 'The click will be counted.' })
    }),
    http.get('/search', ({ response }) =>
      response(200).json(searchResult({ page: 2, per_page: 10 })),
    ),
  )
  await showResults('?query=vidya&page=2')
  const [school] = screen.getAllByRole('link', { name: /Vidya Niketan/ })
  if (!school) throw new Error('There is no school.')
  school.addEventListener('click', (event) => event.preventDefault())
  await userEvent.click(school)
  await userEvent.click(school)
  await waitFor(() => expect(counted).toEqual([{ query: 'vidya', rank: 11 }]))
})

test('offers the way back from a search for the words', async () => {
  const requests: string[] = []
  server.use(
    http.get('/search', ({ query, response }) => {
      requests.push(query.get('words') ?? '')
      return response(200).json(searchResult())
    }),
  )
  await showResults('?query=cbse%20kochi&words=true')
  expect(requests).toEqual(['true'])
  const back = screen.getByRole('link', { name: 'Show how the search was understood' })
  expect(back.getAttribute('href')).toBe('/global-search-result?query=cbse%20kochi')
})

test('shows the place of the widget, and a way to search everywhere', async () => {
  let asked = ''
  server.use(
    http.get('/search', ({ request, response }) => {
      asked = new URL(request.url).search
      const place = {
        name: 'Kochi',
        detail: 'Ernakulam, Kerala',
        is_known: true,
        is_approximate: false,
      }
      const near = { ...place, radius: 5, is_widened: true }
      return response(200).json(searchResult({ near, did_you_mean: 'dps' }))
    }),
  )
  await showResults('?query=dbs&place=kochi&radius=5')
  expect(asked).toContain('place=kochi&radius=5')
  const chip = await screen.findByRole('link', {
    name: 'Within 5 km of Kochi, Kerala, search all of India',
  })
  expect(chip.getAttribute('href')).toBe('/global-search-result?query=dbs')
  expect(screen.getByText(/^Nothing within 5 km of Kochi has these words/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'dps' }).getAttribute('href')).toBe(
    '/global-search-result?query=dps&place=kochi&radius=5',
  )
})

test('says why results near a place of a rough location have no distances', async () => {
  const near = { name: 'Kochi', detail: 'Kerala', radius: 5, is_known: true, is_widened: false }
  const note = /^Only the rough location of Kochi is known, so no distances are shown\.$/
  const show = (result: Partial<SearchResult>) =>
    server.use(http.get('/search', ({ response }) => response(200).json(searchResult(result))))
  show({ near: { ...near, is_approximate: true } })
  await showResults('?query=dps&place=kochi')
  expect(await screen.findByText(note)).toBeDefined()
  cleanup()
  show({ understood: understoodSearch({ is_place_approximate: true }) })
  await showResults('?query=cbse%20kochi')
  expect(await screen.findByText(note)).toBeDefined()
})

test('says that a place is unknown', async () => {
  const near = {
    name: '<b>Atlantis',
    detail: '',
    radius: null,
    is_known: false,
    is_approximate: false,
    is_widened: false,
  }
  server.use(http.get('/search', ({ response }) => response(200).json(searchResult({ near }))))
  await showResults('?query=dps&place=Atlantis')
  expect(await screen.findByText(/No place in India matches “<b>Atlantis”/)).toBeDefined()
  expect(screen.queryByRole('link', { name: /search all of India/ })).toBeNull()
})

test('keeps the place in the searches of what was understood', async () => {
  const near = {
    name: 'Kochi',
    detail: 'Kerala',
    radius: 5,
    is_known: true,
    is_approximate: false,
    is_widened: false,
  }
  server.use(
    http.get('/search', ({ response }) =>
      response(200).json(searchResult({ near, understood: understoodSearch() })),
    ),
  )
  await showResults('?query=cbse%20kochi&place=kochi&radius=5')
  const understood = within(await screen.findByRole('region', { name: 'Understood as' }))
  expect(understood.getByRole('link', { name: 'CBSE, remove' }).getAttribute('href')).toBe(
    '/global-search-result?query=schools+kochi&place=kochi&radius=5',
  )
  expect(understood.queryByRole('link', { name: /^Kochi/ })).toBeNull()
})
