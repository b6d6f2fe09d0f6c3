import { http, school, schoolList, untoldSchool } from '@edbazaar/api-client/testing'
import { accountPanelAtom, redirectPathAtom } from '@edbazaar/feature-platform'
import { schoolClaimPanelAtom } from '@edbazaar/feature-platform/report-panel'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forUser } from '@edbazaar/feature-platform/testing/session'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { loadSchool } from './load-school'
import { SchoolScreen } from './SchoolScreen'

const server = startMockServer()
/** Before the dates of the samples. */
const now = new Date('2026-11-24T09:30:00+05:30')
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now })
})
afterAll(() => {
  vi.useRealTimers()
})

async function showSchool(given = school()) {
  server.use(http.get('/schools/{slug}', ({ response }) => response(200).json(given)))
  renderPage(
    [{ path: '/schools/:slug', loader: loadSchool, Component: SchoolScreen }],
    `/schools/${given.slug}`,
  )
  return screen.findByRole('heading', { level: 1, name: given.name })
}

describe('a school', () => {
  test('redirects an old slug to the current path', async () => {
    server.use(http.get('/schools/{slug}', ({ response }) => response(200).json(school())))
    const { router } = renderPage(
      [{ path: '/schools/:slug', loader: loadSchool, Component: SchoolScreen }],
      '/schools/as-it-was-called-100000',
    )
    await screen.findByRole('heading', { level: 1, name: school().name })
    expect(router.state.location.pathname).toBe(`/schools/${school().slug}`)
  })

  test('opens the request to manage it after the visitor has signed in', async () => {
    const given = untoldSchool()
    server.use(http.get('/schools/{slug}', ({ response }) => response(200).json(given)))
    const routes = [{ path: '/schools/:slug', loader: loadSchool, Component: SchoolScreen }]
    const path = `/schools/${given.slug}`
    const visit = renderPage(routes, path)
    const [link] = await screen.findAllByRole('link', { name: 'Is this your school?' })
    if (link === undefined) throw new Error('There is no link.')
    expect(fireEvent.click(link, { ctrlKey: true })).toBe(true)
    expect(visit.store.get(accountPanelAtom)).toBeNull()
    await userEvent.click(link)
    expect(visit.store.get(accountPanelAtom)).toBe('sign-in')
    const redirect = visit.store.get(redirectPathAtom)
    expect(redirect).toBe(`${path}#claim`)
    cleanup()

    const { store, router } = renderPage(routes, redirect ?? '', forUser({ id: 7 }))
    await waitFor(() =>
      expect(store.get(schoolClaimPanelAtom)).toEqual({ id: given.id, name: given.name }),
    )
    await waitFor(() => expect(router.state.location.hash).toBe(''))
  })

  test('shows the distance from the place of the list that led to it', async () => {
    const place = { name: 'Indiranagar', slug: 'x', lat: 12.97, lng: 77.64, radius: 5 }
    window.localStorage.setItem('place', JSON.stringify(place))
    await showSchool(school({ lat: 12.98, lng: 77.64, is_place_approximate: false }))
    expect(await screen.findByText('1.1 km from Indiranagar')).toBeDefined()
    cleanup()
    await showSchool(school({ lat: 12.98, lng: 77.64, is_place_approximate: true }))
    expect(screen.queryByText(/km from Indiranagar/)).toBeNull()
    cleanup()
    window.localStorage.setItem('place', JSON.stringify({ ...place, isApproximate: true }))
    await showSchool(school({ lat: 12.98, lng: 77.64, is_place_approximate: false }))
    expect(screen.queryByText(/km from Indiranagar/)).toBeNull()
    window.localStorage.clear()
  })

  test('shows its videos with a player, and a link to the file until the player loads', async () => {
    await showSchool(school({ videos: [{ url: '/media/day.mp4', mime: 'video/mp4' }] }))
    expect(screen.getByRole('heading', { name: 'Videos' })).toBeDefined()
    const player = await screen.findByLabelText(`Video of ${school().name}`)
    expect(player.querySelector('source')?.getAttribute('src')).toBe('/media/day.mp4')
  })

  test('shows facts with their source, and all missing ones in one line', async () => {
    await showSchool()
    const facts = screen.getByRole('table', { name: 'Facts' })
    expect(within(facts).getByRole('row', { name: /Recognition UDISE/ }).textContent).toContain(
      'UDISE+, March 2026',
    )
    expect(within(facts).queryByRole('row', { name: /Classrooms/ })).toBeNull()
    expect(screen.getByText('Not provided: Classrooms.')).toBeDefined()
  })

  test('leads to the contact form with the school, for its owner and for mistakes', async () => {
    const given = school({ accepts_enquiries: false })
    await showSchool(given)
    const pathOf = (name: string) =>
      screen
        .getAllByRole('link', { name })
        .map((link) => link.getAttribute('href'))
        .at(-1)
    const { slug } = given
    expect(pathOf('Is this your school?')).toBe(`/contact-us?topic=listing&school=${slug}`)
    expect(pathOf('Report a mistake')).toBe(`/contact-us?topic=correction&school=${slug}`)
  })

  test('is not offered to be claimed once it has an owner', async () => {
    await showSchool(school({ accepts_enquiries: true }))
    expect(screen.queryByRole('link', { name: 'Is this your school?' })).toBeNull()
    expect(screen.getAllByRole('link', { name: 'Report a mistake' }).length).toBeGreaterThan(0)
  })

  test('says that forms have closed once the last deadline has passed', async () => {
    const dates = [{ from: '2020-01-10', to: null, label: 'Forms close', is_key: true }]
    await showSchool(school({ admission_dates: dates }))
    const summaryCard = screen.getByRole('complementary', { name: 'At a glance' })
    expect(within(summaryCard).getByText('Forms closed')).toBeDefined()
  })

  test('shows what a register says beside what the school says', async () => {
    const students = {
      name: 'students' as const,
      value: '500',
      source: 'The school',
      as_of: '2026-11-22',
      register: { value: '2193', source: 'UDISE+', as_of: '2026-03-01' },
    }
    await showSchool(school({ facts: [students] }))
    const row = within(screen.getByRole('table', { name: 'Facts' })).getByRole('row', {
      name: /Students 500/,
    })
    expect(row.textContent).toContain('The school, 22 November 2026')
    expect(row.textContent).toContain('2,193 in UDISE+, March 2026')
  })

  test('shows the yearly cost and first-year total of the selected class and highlights its row', async () => {
    await showSchool()
    const summaryCard = screen.getByRole('complementary', { name: 'At a glance' })
    expect(within(summaryCard).getByText('₹86,500')).toBeDefined()
    expect(within(summaryCard).getByText('₹1,11,500')).toBeDefined()
    expect(within(summaryCard).getByText('Tuition, transport and books')).toBeDefined()
    await userEvent.selectOptions(
      screen.getByLabelText('Class and year'),
      'Class 11 and 12, 2027–28',
    )
    expect(within(summaryCard).getByText('₹1,48,600')).toBeDefined()
    expect(within(summaryCard).getByText('₹1,18,600')).toBeDefined()
    const row = screen.getByRole('row', { name: /Class 11 and 12/ })
    expect(row.hasAttribute('data-highlighted')).toBe(true)
  })

  test('says which head the totals exclude', async () => {
    await showSchool()
    expect(screen.getByText(/Totals exclude transport where it is not provided/)).toBeDefined()
  })

  test('names every head that all totals exclude', async () => {
    const rows = [
      {
        classes: 'All',
        admission: null,
        tuition: 90_000,
        transport: null,
        books: null,
        yearly: 90_000,
        total: 90_000,
      },
    ]
    await showSchool(school({ fees: { year: '2027–28', provided_on: '2026-11-02', rows } }))
    expect(
      screen.getByText(/Totals exclude admission, transport and books and uniform\./),
    ).toBeDefined()
  })

  test('separates the facts of the whole school in the summary card', async () => {
    await showSchool()
    const summaryCard = screen.getByRole('complementary', { name: 'At a glance' })
    const terms = within(summaryCard)
      .getAllByRole('term')
      .map(({ textContent }) => textContent)
    expect(terms).toEqual(['Every year', 'First-year total', 'Ages', 'Seats', 'Forms close'])
    expect(within(summaryCard).getByRole('heading', { name: 'The whole school' })).toBeDefined()
  })

  test('groups counts the Indian way, but not years', async () => {
    const fact = { source: null, as_of: null, register: null }
    const facts = [
      { ...fact, name: 'students' as const, value: '123456' },
      { ...fact, name: 'established' as const, value: '1986' },
      { ...fact, name: 'classrooms' as const, value: 'about 40' },
    ]
    await showSchool(school({ facts }))
    for (const shown of ['1,23,456', '1986', 'about 40']) {
      expect(screen.getByRole('cell', { name: shown })).toBeDefined()
    }
  })

  test('shows its full address below its name', async () => {
    await showSchool()
    const address = '100 Feet Road, Indiranagar, Bengaluru, Karnataka 560038'
    expect(screen.getAllByText(address)).toHaveLength(2)
  })

  test('shows available and missing facilities', async () => {
    await showSchool()
    expect(screen.getByText('School bus')).toBeDefined()
    expect(screen.getByText(/Swimming pool/).textContent).toContain('none')
  })

  test('has a map that opens and closes', async () => {
    await showSchool()
    const jump = screen.getByRole('navigation', { name: 'On this page' })
    expect(within(jump).getByRole('link', { name: 'Map' }).getAttribute('href')).toBe('#map')
    await userEvent.click(screen.getByRole('button', { name: 'Show the map' }))
    const map = { name: 'Map showing Vidya Niketan Public School' }
    expect(await screen.findByRole('region', map)).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Hide the map', expanded: true }))
    expect(screen.queryByRole('region', map)).toBeNull()
  })

  test('links to its state, its city and nearby schools', async () => {
    await showSchool()
    const crumbs = within(screen.getByRole('navigation', { name: 'You are here' }))
    expect(crumbs.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/schools',
      '/schools/in/karnataka',
      '/schools/in/karnataka/bengaluru',
    ])
    expect(screen.getByRole('link', { name: 'All nearby' }).getAttribute('href')).toBe(
      '/schools?lat=12.9784&lng=77.6408',
    )
  })
})

test('a town without a page links to the list near it', async () => {
  await showSchool(school({ areas: [] }))
  expect(screen.getByRole('link', { name: 'Bengaluru' }).getAttribute('href')).toBe(
    '/schools?place=bengaluru',
  )
})

test('an unknown town is looked up by name and state', async () => {
  await showSchool(school({ place_slug: null, areas: [] }))
  expect(screen.getByRole('link', { name: 'Bengaluru' }).getAttribute('href')).toBe(
    '/schools?near=Bengaluru%2C%20Karnataka',
  )
})

test.each(['all', 'filters'])('the API path /schools/%s is not a school', async (slug) => {
  const responses = { all: schoolList(), filters: [] }
  server.use(
    http.get('/schools/{slug}', ({ response }) =>
      response.untyped(Response.json(responses[slug === 'all' ? 'all' : 'filters'])),
    ),
  )
  renderPage(
    [
      {
        path: '/schools/:slug',
        loader: loadSchool,
        Component: SchoolScreen,
        ErrorBoundary: ShownStatus,
      },
    ],
    `/schools/${slug}`,
  )
  expect(await screen.findByText('status 404')).toBeDefined()
})

function ShownStatus() {
  const error = useRouteError()
  return <p>status {isRouteErrorResponse(error) ? error.status : 'unknown'}</p>
}

test('names missing facts once and hides empty sections', async () => {
  await showSchool(untoldSchool())
  const summaryCard = screen.getByRole('complementary', { name: 'At a glance' })
  expect(
    within(summaryCard).getByText('Not provided: fees, ages, seats and when forms close.'),
  ).toBeDefined()
  expect(screen.getByText('Not provided: Fees, Admission dates and Recognition.')).toBeDefined()
  expect(screen.getAllByText(/Not provided/)).toHaveLength(2)
  // Without photos, a shallow band replaces the gallery.
  expect(screen.getByText('No photos yet')).toBeDefined()
  expect(screen.queryByRole('region', { name: /^Images of/ })).toBeNull()
  expect(screen.getByText(/Approximate location/)).toBeDefined()
  for (const absent of [
    'About',
    'Fees',
    'Admission dates',
    'Facilities',
    'Contact',
    'Similar nearby',
  ]) {
    expect(screen.queryByRole('heading', { name: absent })).toBeNull()
  }
})

test('renders hostile text as text', async () => {
  const name = '<img src=x onerror=alert(1)>'
  const facts = [
    {
      name: 'website' as const,
      value: 'javascript:alert(1)',
      source: null,
      as_of: null,
      register: null,
    },
  ]
  await showSchool(school({ name, facts, description: `<p onclick="x">${name}</p>` }))
  expect(document.querySelector('img[src="x"], [onclick], [href^="javascript"]')).toBeNull()
})

describe('sharing', () => {
  test('copies the link if there is no system share sheet', async () => {
    await showSchool()
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'Share' }))
    expect(await screen.findByText('Link copied')).toBeDefined()
    expect(await navigator.clipboard.readText()).toBe(window.location.href)
  })

  test('uses the system share sheet if there is one', async () => {
    await showSchool()
    const share = vi.fn().mockResolvedValue(undefined)
    Object.assign(navigator, { share })
    await userEvent.click(screen.getByRole('button', { name: 'Share' }))
    expect(share).toHaveBeenCalledWith({
      title: 'Vidya Niketan Public School',
      url: window.location.href,
    })
    Reflect.deleteProperty(navigator, 'share')
  })
})
