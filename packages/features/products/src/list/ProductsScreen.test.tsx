import type { ProductList } from '@edbazaar/api-client'
import { http, places, productList } from '@edbazaar/api-client/testing'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { partsReady } from '@edbazaar/feature-platform/testing/parts-ready'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { campsPage, page, tuitionsPage } from './index'

const server = startMockServer()
beforeEach(() => localStorage.clear())

async function showList(path: string) {
  const shown = renderPage(
    [
      { path: '/tuitions-and-activities', ...page },
      { path: '/beyond-school/tuitions', ...tuitionsPage },
      { path: '/beyond-school/camps', ...campsPage },
    ],
    path,
  )
  await screen.findByRole('heading', { level: 1 })
  await partsReady()
  return { ...shown, search: () => shown.router.state.location.search }
}

const requests: string[] = []
beforeEach(() => {
  requests.length = 0
  server.events.on('request:start', ({ request }) => {
    const { pathname, searchParams } = new URL(request.url)
    if (!pathname.endsWith('/stores/products') || searchParams.get('counts') === 'false') return
    searchParams.delete('per_page')
    requests.push(decodeURIComponent(searchParams.toString()))
  })
})

describe('products somewhere in the district', () => {
  const somewhereIn = { count: 12, district: 'Ernakulam', state: 'Kerala' }
  const [first, second] = productList().data
  const show = async (list: Partial<ProductList> & { total: number }) => {
    const [place] = places
    if (!place || !first || !second) throw new Error('The fixture has a place and two products.')
    server.use(
      http.get('/stores/products', ({ response }) =>
        response(200).json(
          productList({
            place,
            radius: 5,
            approximate: { ...somewhereIn, after: list.total },
            ...list,
          }),
        ),
      ),
    )
    await showList(`/beyond-school/tuitions?place=${place.slug}`)
    return screen.findByRole('list', { name: 'Somewhere in Ernakulam district, 12' })
  }

  test('follow the others under a heading, and count in the pagination only', async () => {
    const somewhere = await show({ total: 1 })
    expect(
      screen.getByRole('heading', { level: 2, name: 'Somewhere in Ernakulam district, 12' }),
    ).toBeDefined()
    const namesIn = (list: HTMLElement) =>
      within(list)
        .getAllByRole('heading')
        .map(({ textContent }) => textContent)
    expect(namesIn(somewhere)).toEqual([second?.name])
    expect(namesIn(screen.getByRole('list', { name: 'Tuitions' }))).toEqual([first?.name])
    expect(screen.getByText(/within 5 km/).textContent).toBe('1 tuition within 5 km or online')
    expect(screen.getByText('1–13 of 13')).toBeDefined()
  })

  test('are named in the count when no other is online or within the radius', async () => {
    await show({ total: 0 })
    expect(screen.getByText(/in the district without/).textContent).toBe(
      'No tuition found within 5 km or online; 12 in the district without an exact location',
    )
  })

  test('have no distances from a place of which only the rough location is known', async () => {
    const [place] = places
    if (!place) throw new Error('The fixture has a place.')
    await show({ total: 1, place: { ...place, is_approximate: true } })
    expect(
      await screen.findByText(/^Only the rough location of Indiranagar is known/),
    ).toBeDefined()
    expect(screen.queryByText('Distance')).toBeNull()
    expect(screen.getByText(/within 5 km/).textContent).toBe(
      '1 tuition roughly within 5 km or online',
    )
  })

  test('fill the pages after the others', async () => {
    const somewhere = await show({ total: 20, page: 2, totalPages: 2 })
    expect(within(somewhere).getAllByRole('listitem')).toHaveLength(2)
    expect(screen.queryByRole('list', { name: 'Tuitions' })).toBeNull()
  })
})

describe('the list', () => {
  test('shows title, count and facts of each product', async () => {
    await showList('/beyond-school/tuitions')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Tuitions in India')
    expect(screen.getByText('2').parentElement?.textContent).toBe('2 tuitions')
    const rows = within(screen.getByRole('list', { name: 'Tuitions' })).getAllByRole('listitem')
    expect(rows[0]?.textContent).toContain('₹2,800 a month')
    expect(rows[0]?.textContent).toContain('Mon, Wed')
    expect(rows[1]?.textContent?.match(/Not provided/g)).toHaveLength(3)
  })

  test.each([
    ['/beyond-school/tuitions', 'Mathematics', 'Mathematics tuitions near Indiranagar'],
    ['/beyond-school/camps', 'Farm stays', 'Farm stays near Indiranagar'],
  ])('at %s names %s, if it is the only subject', async (path, name, title) => {
    const values = [name, 'Another'].map((value, at) => ({ id: 61 + at, name: value, count: 2 }))
    const [place] = places
    if (!place) throw new Error('The fixture has a place.')
    server.use(
      http.get('/stores/products', ({ response }) =>
        response(200).json(
          productList({ place, radius: 5, facets: [{ id: 6, name: 'Subjects', values }] }),
        ),
      ),
    )
    const pathOf = (ids: string) => `${path}?place=${place.slug}&filter_ids=${ids}`
    const { router } = await showList(pathOf('61'))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
    await router.navigate(pathOf('61,62'))
    await screen.findByRole('heading', {
      level: 1,
      name: /^(Tuitions|Camps) near Indiranagar$/,
    })
  })

  test('requests what the URL says', async () => {
    await showList(
      '/beyond-school/camps?place=pune&radius=0&filter_ids=87&age_min=8&age_max=9&price_max=20&days=Sat&from=2027-05-01&to=2027-05-31&sort=date&page=2',
    )
    expect(requests).toEqual([
      'place=pune&radius=0&filter_ids=87&kind=camp&age_min=8&age_max=9&price_max=20&from=2027-05-01&to=2027-05-31&sort=date&price_unit=camp&days=Sat&page=2',
    ])
  })

  test('offers the filters of its kind, and dates only for kinds with dates', async () => {
    await showList('/beyond-school/tuitions')
    for (const name of [
      'Subjects',
      'Board',
      'Age',
      'Price per month, in thousands of rupees',
      'Days',
    ])
      expect(screen.getByRole('group', { name })).toBeDefined()
    expect(screen.queryByRole('group', { name: 'Start date' })).toBeNull()
    expect(screen.queryByRole('group', { name: 'Location' })).toBeNull()
  })
})

describe('filters', () => {
  test('of values and days update the URL, and Back removes them', async () => {
    const { router, search } = await showList('/beyond-school/tuitions')
    await userEvent.click(screen.getByRole('checkbox', { name: /Mathematics/ }))
    await userEvent.click(screen.getByRole('checkbox', { name: /Monday/ }))
    await waitFor(() => expect(search()).toBe('?filter_ids=35&days=Mon'))
    await router.navigate(-1)
    await waitFor(() => expect(search()).toBe('?filter_ids=35'))
  })

  test('of dates wait for a complete year', async () => {
    const { search } = await showList('/beyond-school/camps')
    const from = screen.getByLabelText('From')
    await userEvent.type(from, '2027-05-01')
    await waitFor(() => expect(search()).toBe('?from=2027-05-01'))
    await userEvent.clear(from)
    await waitFor(() => expect(search()).toBe(''))
  })

  test('of distance are shown near a place', async () => {
    const [place] = places
    if (place === undefined) throw new Error('The fixture has a place.')
    server.use(
      http.get('/stores/products', ({ response }) =>
        response(200).json(productList({ place, radius: 5 })),
      ),
    )
    await showList(`/beyond-school/tuitions?place=${place.slug}`)
    const slider = screen.getByRole('slider', { name: 'Location' })
    expect(slider).toHaveProperty('value', '5')
    expect(slider.getAttribute('max')).toBe('50')
    expect(screen.getByText('2').parentElement?.textContent).toBe(
      '2 tuitions within 5 km or online',
    )
  })

  test('of price compare one unit, which is chosen if results have several', async () => {
    const units: (string | null)[] = []
    server.use(
      http.get('/stores/products', ({ query, response }) => {
        units.push(query.get('price_unit'))
        const price_units = [
          { unit: 'month' as const, count: 12 },
          { unit: 'session' as const, count: 3 },
        ]
        return response(200).json(productList({ price_units }))
      }),
    )
    const { search } = await showList('/beyond-school/tuitions?price_max=3')
    expect(screen.getByRole('link', { name: /Up to ₹3,000 a month/ })).toBeDefined()
    const unit = screen.getByRole('combobox', { name: 'Compare prices' })
    expect(
      within(unit)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Per month (12)', 'Per session (3)'])
    await userEvent.selectOptions(unit, 'Per session (3)')
    await waitFor(() => expect(search()).toBe('?price_unit=session'))
    expect(
      await screen.findByRole('group', { name: 'Price per session, in thousands of rupees' }),
    ).toBeDefined()
    expect([...new Set(units)]).toEqual(['month', 'session'])
  })

  test('that match nothing suggest filters to remove', async () => {
    server.use(
      http.get('/stores/products', ({ query, response }) => {
        const total = query.get('days') === null ? 7 : 0
        return response(200).json(productList({ total, data: total ? productList().data : [] }))
      }),
    )
    await showList('/beyond-school/tuitions?filter_ids=35&days=Sun')
    expect(screen.getByRole('heading', { name: 'No tuitions match all 2 filters' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Remove “Sunday”' }).getAttribute('href')).toBe(
      '/beyond-school/tuitions?filter_ids=35',
    )
  })
})

describe('tabs', () => {
  test('names all the kinds that it counts', async () => {
    await showList('/tuitions-and-activities')
    expect(document.body.textContent).toMatch(
      /\d tuitions?, (activities, camps and workshops|activity, camp or workshop)/,
    )
  })

  test('link to one kind and keep the filters that apply to every kind', async () => {
    await showList('/tuitions-and-activities?age_min=8&filter_ids=35')
    const tabs = within(screen.getByRole('navigation', { name: 'Kinds' })).getAllByRole('link')
    expect(tabs.map((tab) => [tab.textContent?.trim(), tab.getAttribute('href')])).toEqual([
      ['All', '/tuitions-and-activities?age_min=8'],
      ['Tuitions 2', '/tuitions-and-activities?kind=tuition&age_min=8'],
      ['Activities 5', '/tuitions-and-activities?kind=activity&age_min=8'],
      ['Camps 1', '/tuitions-and-activities?kind=camp&age_min=8'],
      ['Workshops 0', '/tuitions-and-activities?kind=workshop&age_min=8'],
    ])
    expect(tabs[0]?.getAttribute('aria-current')).toBe('page')
  })
})

describe('the last selected filters', () => {
  const stored = (section: string) => localStorage.getItem(`${section}-selected-filter-ids`)

  test('are stored per section, and offered when the URL has no filter', async () => {
    const { router } = await showList('/beyond-school/tuitions?filter_ids=35')
    await waitFor(() =>
      expect(JSON.parse(stored('tuitions') ?? 'null')).toEqual({ 35: 'Mathematics' }),
    )
    expect(stored('camps')).toBeNull()
    await router.navigate('/beyond-school/camps')
    await screen.findByRole('heading', { level: 1, name: /^Camps/ })
    expect(screen.queryByRole('link', { name: /^Apply last filters/ })).toBeNull()
    await router.navigate('/beyond-school/tuitions')
    const again = await screen.findByRole('link', { name: 'Apply last filters: Mathematics' })
    expect(again.getAttribute('href')).toBe('/beyond-school/tuitions?filter_ids=35')
    expect(router.state.location.search).toBe('')
  })

  test('are replaced by the filters of a link', async () => {
    localStorage.setItem('tuitions-selected-filter-ids', '{"27":"English"}')
    await showList('/beyond-school/tuitions?filter_ids=35')
    await waitFor(() => expect(JSON.parse(stored('tuitions') ?? '')).toEqual({ 35: 'Mathematics' }))
    expect(screen.getByRole('checkbox', { name: /Mathematics/, checked: true })).toBeDefined()
  })

  test('are cleared with the last filter', async () => {
    await showList('/beyond-school/tuitions?filter_ids=35')
    await userEvent.click(screen.getByRole('checkbox', { name: /Mathematics/ }))
    await waitFor(() => expect(JSON.parse(stored('tuitions') ?? '')).toEqual({}))
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: /^Apply last filters/ })).toBeNull(),
    )
  })

  test('are ignored when storage is corrupt', async () => {
    localStorage.setItem('tuitions-selected-filter-ids', '{"<b>":5}')
    await showList('/beyond-school/tuitions')
    expect(screen.queryByRole('link', { name: /^Apply last filters/ })).toBeNull()
  })
})

test('a failure keeps the filters, and Retry loads again', async () => {
  const busy = { status: 503, code: 'unavailable', msg: 'EdBazaar is busy. Please try again.' }
  server.use(http.get('/stores/products', ({ response }) => response(503).json(busy)))
  const { search } = await showList('/beyond-school/tuitions?days=Mon')
  expect(screen.getByRole('alert').textContent).toContain('Your filters are still selected')
  server.resetHandlers()
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('Ganit Maths Circle')).toBeDefined()
  expect(search()).toBe('?days=Mon')
})
