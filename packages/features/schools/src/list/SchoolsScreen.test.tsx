import { http, schoolList } from '@edbazaar/api-client/testing'
import { createI18n } from '@edbazaar/feature-platform'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { partsReady } from '@edbazaar/feature-platform/testing/parts-ready'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from './index'
import { listMeta } from './list-meta'

const server = startMockServer()

/** The queries of list requests, without those that only count. */
let requests: string[]
beforeEach(() => {
  requests = []
  server.events.on('request:start', ({ request }) => {
    const { pathname, searchParams } = new URL(request.url)
    if (!pathname.endsWith('/schools/all') || searchParams.get('counts') === 'false') return
    searchParams.delete('per_page')
    requests.push(decodeURIComponent(searchParams.toString()))
  })
})

const near = '/schools?place=indiranagar-bengaluru'

async function showList(path = near) {
  const shown = renderPage([{ path: '/schools', ...page }], path)
  await screen.findByRole('heading', { level: 1 })
  await partsReady()
  return { ...shown, search: () => shown.router.state.location.search }
}

describe('the list', () => {
  test('shows the place, the count and the facts of each school', async () => {
    await showList()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Schools near Indiranagar')
    expect(screen.getByRole('heading', { name: 'Vidya Niketan Public School' })).toBeDefined()
    const rows = within(screen.getByRole('list', { name: 'Schools' })).getAllByRole('listitem')
    expect(rows[0]?.textContent).toContain('₹1,24,500')
    expect(rows[1]?.textContent).toContain('Not provided')
  })

  test('shows how many of all schools match the filters', async () => {
    server.use(
      http.get('/schools/all', ({ query, response }) =>
        response(200).json(schoolList({ total: query.get('filter_ids') === null ? 48 : 14 })),
      ),
    )
    await showList(`${near}&filter_ids=11`)
    expect(screen.getByText(/of 48 schools within 5 km/).textContent).toBe(
      '14 of 48 schools within 5 km',
    )
  })

  test('has its board in the title, but neither facilities nor one of two boards', async () => {
    await showList(`${near}&filter_ids=11,21`)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'CBSE schools near Indiranagar',
    )
    cleanup()
    await showList(`${near}&filter_ids=11,12`)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Schools near Indiranagar')
  })

  test('requests what the URL says', async () => {
    await showList(`${near}&radius=10&filter_ids=11&ages=6-11&fee_max=90000&sort=fees&page=2`)
    expect(requests).toEqual([
      'place=indiranagar-bengaluru&radius=10&filter_ids=11&ages=6-11&fee_max=90000&sort=fees&page=2',
    ])
  })

  test('ignores invalid values in the URL', async () => {
    await showList('/schools?page=1e9&radius=x&filter_ids=<script>&sort=%00&lat=91&lng=0')
    expect(requests).toEqual(['page=1'])
  })
})

describe('a list that a search led to', () => {
  test('offers to search for the words, until the list is changed', async () => {
    const { search } = await showList(`${near}&query=cbse%20%26%20near`)
    expect(await screen.findByText(/You searched for “cbse & near”/)).toBeDefined()
    const words = screen.getByRole('link', { name: 'Search for these words instead' })
    expect(words.getAttribute('href')).toBe(
      '/global-search-result?query=cbse%20%26%20near&words=true',
    )
    expect(requests).toEqual(['place=indiranagar-bengaluru&page=1'])
    await userEvent.click(screen.getByRole('checkbox', { name: /CBSE/ }))
    await waitFor(() => expect(search()).toBe('?place=indiranagar-bengaluru&filter_ids=11'))
    await waitFor(() => expect(screen.queryByText(/You searched for/)).toBeNull())
  })

  test('counts that a school was opened for the search', async () => {
    const counted: unknown[] = []
    server.use(
      http.post('/search/clicks', async ({ request, response }) => {
        counted.push(await request.json())
        return response(202).json({ msg: 'The click will be counted.' })
      }),
    )
    await showList(`${near}&query=cbse`)
    await screen.findByText(/You searched for “cbse”/)
    const school = screen.getByRole('link', { name: 'Vidya Niketan Public School' })
    school.addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(school)
    await waitFor(() => expect(counted).toEqual([{ query: 'cbse', rank: 1 }]))
  })
})

describe('filters', () => {
  test('selecting a filter updates the URL, and Back removes it', async () => {
    const { router, search } = await showList()
    await userEvent.click(screen.getByRole('checkbox', { name: /CBSE/ }))
    await waitFor(() => expect(search()).toBe('?place=indiranagar-bengaluru&filter_ids=11'))
    await router.navigate(-1)
    await waitFor(() => expect(search()).toBe('?place=indiranagar-bengaluru'))
    const box = await screen.findByRole('checkbox', { name: /CBSE/, checked: false })
    expect(box).toBeDefined()
  })

  test('Back before the list has loaded deselects the filter', async () => {
    const { router, search } = await showList()
    const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /CBSE/ })
    const loading = Promise.withResolvers<void>()
    server.use(
      http.get('/schools/all', async ({ response }) => {
        await loading.promise
        return response(200).json(schoolList())
      }),
    )
    fireEvent.click(box())
    await waitFor(() => expect(box().checked).toBe(true))
    server.resetHandlers()
    await router.navigate(-1)
    await waitFor(() => expect(box().checked).toBe(false))
    expect(search()).toBe('?place=indiranagar-bengaluru')
    loading.resolve()
  })

  test('two quick selections both apply before the first list has loaded', async () => {
    const { search } = await showList()
    await userEvent.click(screen.getByRole('checkbox', { name: /CBSE/ }))
    await userEvent.click(screen.getByRole('checkbox', { name: /ICSE/ }))
    await waitFor(() => expect(search()).toBe('?place=indiranagar-bengaluru&filter_ids=11,12'))
  })

  test('values and groups without results stay in place', async () => {
    const { facets, ...list } = schoolList()
    const empty = facets.map(({ values, ...facet }) => ({
      ...facet,
      values: values.map((value) => ({ ...value, count: 0 })),
    }))
    server.use(
      http.get('/schools/all', ({ response }) => response(200).json({ ...list, facets: empty })),
    )
    await showList()
    for (const { name, values } of facets) {
      const group = within(await screen.findByRole('group', { name }))
      const boxes = group.getAllByRole('checkbox', { hidden: true })
      expect(boxes.map((box) => box.closest('label')?.textContent)).toEqual(
        values.map((value) => `${value.name}0`),
      )
    }
  })

  test('values of a long filter can be searched, those of a short one not', async () => {
    const { facets, ...list } = schoolList()
    const names = Array.from({ length: 12 }, (_, i) => `Language ${i + 1}`)
    const languages = {
      id: 9,
      name: 'Languages',
      values: names.map((name, i) => ({ id: 500 + i, name, count: 3 })),
    }
    server.use(
      http.get('/schools/all', ({ response }) =>
        response(200).json({ ...list, facets: [...facets, languages] }),
      ),
    )
    await showList()
    const group = within(await screen.findByRole('group', { name: 'Languages' }))
    await userEvent.type(group.getByRole('searchbox', { name: 'Search Languages' }), 'age 12')
    expect(group.getAllByRole('checkbox')).toHaveLength(1)
    expect(group.getByRole('checkbox', { name: /Language 12/ })).toBeDefined()
    expect(screen.queryByRole('searchbox', { name: 'Search Board' })).toBeNull()
  })

  test('active filters are chips that link to the list without them', async () => {
    await showList(`${near}&filter_ids=11&fee_max=150000&ages=6-11`)
    const chips = within(screen.getByRole('list', { name: 'Selected filters' })).getAllByRole(
      'link',
    )
    expect(chips.map((chip) => chip.getAttribute('aria-label') ?? chip.textContent)).toEqual([
      'CBSE, remove',
      'Up to ₹1,50,000, remove',
      'Age 6–11, remove',
      'Clear all',
    ])
    expect(chips[0]?.getAttribute('href')).toBe(
      '/schools?place=indiranagar-bengaluru&ages=6-11&fee_max=150000',
    )
    expect(chips[3]?.getAttribute('href')).toBe(near)
  })

  test('the filter sheet shows the number of results', async () => {
    await showList()
    await userEvent.click(screen.getByRole('link', { name: 'Filters' }))
    const sheet = await screen.findByRole('dialog', { name: 'Filters' })
    await userEvent.click(within(sheet).getByRole('button', { name: 'Show 2 schools' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('Back undoes two quick changes in the filter sheet, and stays on the list', async () => {
    const { router, search } = await showList()
    await userEvent.click(screen.getByRole('link', { name: 'Filters' }))
    const sheet = await screen.findByRole('dialog', { name: 'Filters' })
    const answer = Promise.withResolvers<void>()
    server.use(
      http.get('/schools/all', async ({ response }) => {
        await answer.promise
        return response(200).json(schoolList())
      }),
    )
    await userEvent.click(within(sheet).getByRole('checkbox', { name: /^CBSE/ }))
    await userEvent.click(within(sheet).getByRole('checkbox', { name: /^ICSE/ }))
    answer.resolve()
    await waitFor(() => expect(search()).toBe('?place=indiranagar-bengaluru&filter_ids=11,12'))
    await router.navigate(-1)
    await waitFor(() => expect(search()).toBe('?place=indiranagar-bengaluru'))
  })

  test('the sort order updates the URL', async () => {
    const { search } = await showList()
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Lowest fees')
    await waitFor(() => expect(search()).toBe('?place=indiranagar-bengaluru&sort=fees'))
  })

  test('the radius updates the URL', async () => {
    const { search } = await showList()
    await userEvent.selectOptions(screen.getByLabelText('Within'), '10 km')
    await waitFor(() => expect(search()).toBe('?place=indiranagar-bengaluru&radius=10'))
  })
})

describe('the place', () => {
  test('is selected with arrow keys and Enter', async () => {
    const { search } = await showList('/schools')
    const field = screen.getByRole('combobox', { name: 'Place' })
    await userEvent.clear(field)
    await userEvent.type(field, 'indira')
    await screen.findByRole('option', { name: /Lucknow/ })
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await waitFor(() => expect(search()).toBe('?place=indiranagar-lucknow'))
  })

  test('an empty field means the whole country', async () => {
    const { search } = await showList()
    const field = screen.getByRole('combobox', { name: 'Place' })
    await userEvent.clear(field)
    await userEvent.type(field, '{Enter}')
    await waitFor(() => expect(search()).toBe(''))
  })

  test('an unknown place shows a message', async () => {
    server.use(
      http.get('/schools/all', ({ response }) =>
        response(404).json({ status: 404, code: 'not_found', msg: 'Place not found.' }),
      ),
    )
    await showList('/schools?place=nowhere')
    expect(screen.getByRole('heading', { name: 'We could not find this place' })).toBeDefined()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'Schools near an unknown place',
    )
  })
})

describe('an unknown place', () => {
  const unknown = { status: 404, code: 'not_found', msg: 'Place not found.' }

  test('shows all filters by name and keeps the selection', async () => {
    server.use(http.get('/schools/all', ({ response }) => response(404).json(unknown)))
    await showList('/schools?place=nowhere&filter_ids=11&fee_max=90000')
    expect(screen.getByRole('checkbox', { name: 'CBSE', checked: true })).toBeDefined()
    expect(screen.getByRole('checkbox', { name: 'ICSE', checked: false })).toBeDefined()
    expect(screen.getByRole('checkbox', { name: '6–11' })).toBeDefined()
    const chips = within(screen.getByRole('list', { name: 'Selected filters' })).getAllByRole(
      'link',
    )
    expect(chips[0]?.getAttribute('aria-label') ?? chips[0]?.textContent).toBe('CBSE, remove')
    expect(screen.getByRole('link', { name: 'Search all of India' }).getAttribute('href')).toBe(
      '/schools?filter_ids=11&fee_max=90000',
    )
    expect(screen.getByText(/Your filters are still selected/)).toBeDefined()
  })

  test('keeps the filters when it was typed', async () => {
    server.use(http.get('/places/autocomplete', ({ response }) => response(200).json([])))
    const { search } = await showList('/schools?filter_ids=11&near=xyz')
    expect(screen.getByRole('heading', { name: 'We could not find this place' })).toBeDefined()
    await userEvent.click(screen.getByRole('checkbox', { name: 'ICSE' }))
    await waitFor(() => expect(search()).toBe('?filter_ids=11,12'))
  })
})

describe('the radius', () => {
  test('is chosen by the API until the user selects one', async () => {
    server.use(
      http.get('/schools/all', ({ response }) =>
        response(200).json(schoolList({ total: 22, radius: 25 })),
      ),
    )
    await showList()
    expect(requests).toEqual(['place=indiranagar-bengaluru&page=1'])
    expect(screen.getByText('22').parentElement?.textContent).toBe('22 schools within 25 km')
    expect(screen.getByLabelText('Within')).toHaveProperty('value', '25')
  })

  test('is disabled without a place', async () => {
    await showList('/schools')
    expect(screen.getByLabelText('Within')).toHaveProperty('disabled', true)
  })
})

describe('schools somewhere in the district', () => {
  const approximate = { count: 12, district: 'Ernakulam', state: 'Kerala', after: 0 }
  const unplaced = schoolList().data.map((school) => ({
    ...school,
    distance_km: null,
    is_place_approximate: true,
  }))
  const statuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

  test('are named in the count when no school is within the radius', async () => {
    server.use(
      http.get('/schools/all', ({ response }) =>
        response(200).json(schoolList({ total: 0, approximate, data: unplaced })),
      ),
    )
    await showList()
    expect(statuses()).toContain(
      'No school found within 5 km; 12 in the district without an exact location',
    )
    expect(
      screen.getByRole('heading', { name: 'Somewhere in Ernakulam district, 12' }),
    ).toBeDefined()
  })

  test('follow the number of schools that the filters leave out', async () => {
    server.use(
      http.get('/schools/all', ({ query, response }) =>
        response(200).json(
          query.get('filter_ids') === null
            ? schoolList({ total: 48 })
            : schoolList({ total: 0, approximate, data: unplaced }),
        ),
      ),
    )
    await showList(`${near}&filter_ids=11`)
    expect(statuses()).toContain(
      '0 of 48 schools within 5 km; 12 in the district without an exact location',
    )
  })

  test('count in the pagination and on the button of the filter sheet', async () => {
    server.use(
      http.get('/schools/all', ({ response }) =>
        response(200).json(
          schoolList({ total: 14, approximate: { ...approximate, after: 14 }, totalPages: 2 }),
        ),
      ),
    )
    await showList()
    expect(statuses()).toContain(
      '14 schools within 5 km; 12 more in the district without an exact location',
    )
    expect(screen.getByText('1–20 of 26')).toBeDefined()
    await userEvent.click(screen.getByRole('link', { name: /^Filters/ }))
    const sheet = await screen.findByRole('dialog')
    expect(within(sheet).getByRole('button', { name: 'Show 26 schools' })).toBeDefined()
  })

  test('come before those around a city, which have a heading of their own', async () => {
    const [known] = schoolList().data
    const [somewhere] = unplaced
    if (!known || !somewhere) throw new Error('The fixture has schools.')
    const data = [
      known,
      { ...somewhere, id: 8, name: 'Somewhere School' },
      { ...known, id: 9, name: 'School Around' },
    ]
    const delhi = { count: 1, district: 'Delhi', state: 'Delhi', after: 1 }
    server.use(
      http.get('/schools/all', ({ response }) =>
        response(200).json(schoolList({ total: 2, approximate: delhi, data })),
      ),
    )
    await showList()
    const namesIn = (label: string) =>
      within(screen.getByRole('list', { name: label }))
        .getAllByRole('heading')
        .map(({ textContent }) => textContent)
    expect(namesIn('Schools')).toEqual([known.name])
    expect(namesIn('Somewhere in Delhi district, 1')).toEqual(['Somewhere School'])
    expect(namesIn('Around Delhi')).toEqual(['School Around'])
  })

  test('past the last page link to the first page', async () => {
    server.use(
      http.get('/schools/all', ({ response }) =>
        response(200).json(schoolList({ total: 0, approximate, data: [], page: 9 })),
      ),
    )
    await showList(`${near}&page=9`)
    expect(screen.getByRole('link', { name: 'Go to the first page' })).toBeDefined()
  })
})

describe('a place of which only the rough location is known', () => {
  const roughly = () => {
    const { place } = schoolList()
    if (!place) throw new Error('The fixture has a place.')
    const data = schoolList().data.map((school) => ({ ...school, distance_km: null }))
    server.use(
      http.get('/schools/all', ({ response }) =>
        response(200).json(schoolList({ place: { ...place, is_approximate: true }, data })),
      ),
    )
  }

  test('shows no distances, says why, and does not sort by them', async () => {
    roughly()
    await showList(`${near}&sort=distance`)
    expect(
      await screen.findByText(
        'Only the rough location of Indiranagar is known, so no distances are shown.',
      ),
    ).toBeDefined()
    expect(screen.queryByText(/ km away|^Distance$/)).toBeNull()
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringMatching(/schools roughly within 5 km$/),
    )
    const sort = screen.getByRole('combobox', { name: 'Sort by' })
    expect(sort).toHaveProperty('value', 'relevance')
    expect(within(sort).queryByRole('option', { name: 'Distance' })).toBeNull()
  })

  test('is remembered as such', async () => {
    roughly()
    await showList()
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem('place') ?? '')).toMatchObject({
        slug: 'indiranagar-bengaluru',
        isApproximate: true,
      }),
    )
  })
})

describe('the location button', () => {
  const locate = async (accuracy: number) => {
    const position = { coords: { latitude: 12.97, longitude: 77.64, accuracy } }
    Object.defineProperty(navigator, 'geolocation', {
      configurable: true,
      value: { getCurrentPosition: (found: (at: unknown) => void) => found(position) },
    })
    server.use(
      http.get('/schools/all', ({ response }) => response(200).json(schoolList({ place: null }))),
    )
    const { router } = await showList('/schools')
    await userEvent.click(await screen.findByRole('button', { name: 'Use my location' }))
    await waitFor(() => expect(router.state.location.search).not.toBe(''))
    return router.state.location.search
  }
  const saved = () => JSON.parse(localStorage.getItem('place') ?? 'null')

  test('lists schools near an accurate position, and remembers it', async () => {
    expect(await locate(40)).toBe('?lat=12.97&lng=77.64')
    expect(saved()).toEqual({ name: 'your location', lat: 12.97, lng: 77.64, radius: 5 })
    await waitFor(() => expect(requests.at(-1)).toBe('lat=12.97&lng=77.64&page=1'))
    expect(screen.queryByText(/rough location/)).toBeNull()
  })

  test('treats a coarse position as approximate', async () => {
    expect(await locate(12_000)).toBe('?lat=12.97&lng=77.64&is_approximate=true')
    expect(saved()).toMatchObject({ isApproximate: true })
    expect(
      await screen.findByText('Only your rough location is known, so no distances are shown.'),
    ).toBeDefined()
    expect(requests.at(-1)).toBe('lat=12.97&lng=77.64&is_approximate=true&page=1')
  })
})

describe('another page', () => {
  const pages = () =>
    server.use(
      http.get('/schools/all', ({ query, response }) => {
        const page = Number(query.get('page'))
        return response(200).json(schoolList({ total: 48, totalPages: 3, page }))
      }),
    )

  test('moves the focus from the pagination link to the count', async () => {
    pages()
    await showList()
    screen.getByRole('link', { name: 'Next' }).focus()
    await userEvent.keyboard('{Enter}')
    const count = await screen.findByText(/schools within/)
    await waitFor(() => expect(document.activeElement).toBe(count))
  })

  test('a filter keeps the focus when the list returns to page 1', async () => {
    pages()
    const { search } = await showList(`${near}&page=2`)
    const box = screen.getByRole('checkbox', { name: /CBSE/ })
    await userEvent.click(box)
    await screen.findByText('1–20 of 48')
    await waitFor(() => expect(search()).toBe('?place=indiranagar-bengaluru&filter_ids=11'))
    expect(document.activeElement).toBe(box)
  })
})

describe('an empty list', () => {
  test('suggests relaxed filters, a wider radius first', async () => {
    server.use(
      http.get('/schools/all', ({ query, response }) => {
        const isFiltered = query.get('filter_ids') !== null
        const radius = query.get('radius')
        const total =
          isFiltered && (radius === null || Number(radius) <= 5) ? 0 : isFiltered ? 6 : 5
        const data = total === 0 ? [] : schoolList().data
        return response(200).json(schoolList({ total, data }))
      }),
    )
    await showList(`${near}&filter_ids=11`)
    expect(screen.getByRole('heading', { name: 'No schools match this filter' })).toBeDefined()
    expect(screen.getByText(/6 more within 10 km, and 5 without “CBSE”/)).toBeDefined()
    const wider = screen.getByRole('link', { name: 'Search within 10 km' })
    expect(wider.getAttribute('href')).toBe(`${near}&radius=10&filter_ids=11`)
    const drop = screen.getByRole('link', { name: 'Remove “CBSE”' })
    expect(drop.getAttribute('href')).toBe(near)
  })

  test('past the last page links to the first page', async () => {
    server.use(
      http.get('/schools/all', ({ response }) =>
        response(200).json(schoolList({ total: 48, data: [], page: 9 })),
      ),
    )
    await showList(`${near}&page=9`)
    const first = screen.getByRole('link', { name: 'Go to the first page' })
    expect(first.getAttribute('href')).toBe(near)
  })
})

test('a failure keeps the filters of the previous list without counts', async () => {
  await showList()
  const busy = { status: 503, code: 'unavailable', msg: 'EdBazaar is busy. Please try again.' }
  server.use(
    http.get('/schools/all', ({ response }) => response(503).json(busy)),
    http.get('/schools/filters', ({ response }) => response(503).json(busy)),
  )
  await userEvent.click(screen.getByRole('checkbox', { name: /CBSE/ }))
  await screen.findByRole('alert')
  expect(screen.getByRole('checkbox', { name: 'CBSE', checked: true })).toBeDefined()
  expect(screen.getByRole('link', { name: 'CBSE, remove' })).toBeDefined()
  expect(screen.getByRole('group', { name: 'Fees per year' })).toBeDefined()
})

test('a failure keeps the filters, and Retry loads again', async () => {
  const busy = { status: 503, code: 'unavailable', msg: 'EdBazaar is busy. Please try again.' }
  server.use(http.get('/schools/all', ({ response }) => response(503).json(busy)))
  const { search } = await showList(`${near}&sort=name`)
  expect(screen.getByRole('alert').textContent).toContain('Your filters are still selected')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Schools near the selected place',
  )
  server.resetHandlers()
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('Vidya Niketan Public School')).toBeDefined()
  expect(search()).toBe('?place=indiranagar-bengaluru&sort=name')
})

describe('the metadata of a list with a landing page', () => {
  const landing = {
    kind: 'city',
    name: 'Mysuru',
    state: { slug: 'karnataka', name: 'Karnataka' },
    slug: 'mysuru',
    board: { slug: 'cbse', name: 'CBSE' },
  } as const
  const metaOf = (given: Parameters<typeof schoolList>[0]) =>
    listMeta(
      {
        list: schoolList(given),
        loadError: null,
        totalWithoutFilters: 48,
        suggestions: [],
        filterNames: [],
      },
      createI18n('en'),
    )

  test('has the title and the canonical path of the page', () => {
    expect(metaOf({ landing_page: landing })).toMatchObject({
      title: 'CBSE schools in Mysuru, Karnataka',
      canonicalPath: '/schools/in/karnataka/mysuru/board/cbse',
      isHidden: false,
    })
    expect(metaOf({ landing_page: { ...landing, board: null } })).toMatchObject({
      title: 'Schools in Mysuru, Karnataka',
      canonicalPath: '/schools/in/karnataka/mysuru',
      isHidden: false,
    })
    const india = { ...landing, kind: 'country', name: 'India', state: null, slug: null } as const
    expect(metaOf({ place: null, radius: null, landing_page: india })).toMatchObject({
      title: 'CBSE schools in India',
      canonicalPath: '/schools/board/cbse',
    })
  })

  test('is its own on later pages, which hold other schools', () => {
    const canonicalPath = '/schools?place=indiranagar-bengaluru&page=2'
    expect(metaOf({ landing_page: landing, page: 2, totalPages: 3 })).toMatchObject({
      canonicalPath,
    })
  })
})
