import { http, store } from '@edbazaar/api-client/testing'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { StatusScreen } from '@edbazaar/feature-shell'
import { cleanup, screen, within } from '@testing-library/react'
import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { loadStore } from './load-store'
import { StoreScreen } from './StoreScreen'

const server = startMockServer()

function Failure() {
  const error = useRouteError()
  return <StatusScreen status={isRouteErrorResponse(error) ? error.status : 500} />
}

function openStore(id: string) {
  renderPage(
    [
      {
        path: '/stores-details/:id',
        loader: loadStore,
        Component: StoreScreen,
        ErrorBoundary: Failure,
      },
    ],
    `/stores-details/${id}`,
  )
}

async function showStore(given = store()) {
  server.use(http.get('/stores/created/store/{id}', ({ response }) => response(200).json(given)))
  openStore('12')
  return screen.findByRole('heading', { level: 1, name: given.brand_name })
}

/** The value of a line in the contact card. */
const contactLine = (name: string) =>
  within(screen.getByRole('complementary', { name: 'Contact' })).getByText(name, {
    selector: 'dt',
  }).nextElementSibling?.textContent

test('shows provider, services and contact details', async () => {
  await showStore()
  expect(screen.getByText('Verified provider')).toBeDefined()
  expect(screen.getByRole('link', { name: /^Ganit Maths Circle/ }).getAttribute('href')).toBe(
    '/products/ganit-maths-circle-330187',
  )
  expect(contactLine('Phone')).toContain('98450 •••••')
  expect(await screen.findByRole('button', { name: 'Show phone number' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'hello@example.in' }).getAttribute('href')).toBe(
    'mailto:hello@example.in',
  )
  expect(contactLine('Address')).toBe('CMH Road, Bengaluru, India')
  expect(contactLine('Verification')).toBe('Verified')
  expect(screen.getByRole('button', { name: 'Show the map', expanded: false })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Open in Google Maps' }).getAttribute('href')).toContain(
    'query=12.97,77.64',
  )
  expect(screen.getByText('Small groups since 2009.')).toBeDefined()
})

test('shows opening times, founding year, languages and facilities, as far as they are provided', async () => {
  await showStore(
    store({
      established_year: 2009,
      opening_times: { days: ['Mon', 'Tue', 'Wed'], opens_at: '16:00', closes_at: '20:30' },
      filters_values: [{ id: 5, name: 'Languages', values: [{ id: 281, name: 'English' }] }],
    }),
  )
  const rows = within(screen.getByRole('table', { name: 'Facts' }))
    .getAllByRole('row')
    .slice(1)
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Opening timesMon–Wed, 4–8:30 pm'),
    expect.stringContaining('Established2009'),
    expect.stringContaining('LanguagesEnglish'),
  ])
  cleanup()
  await showStore()
  expect(screen.queryByRole('table', { name: 'Facts' })).toBeNull()
})

test('marks missing facts', async () => {
  await showStore(
    store({
      mobile: null,
      email: null,
      city: null,
      lat: null,
      lng: null,
      description_html: null,
      products: [],
      is_verified: false,
    }),
  )
  for (const name of ['Phone', 'Email']) expect(contactLine(name)).toBe('Not provided')
  for (const name of ['Company', 'GSTIN']) expect(screen.queryByText(name)).toBeNull()
  expect(contactLine('Verification')).toBe('Not verified yet')
  expect(screen.queryByRole('heading', { name: 'Location' })).toBeNull()
  expect(screen.getByText('No description provided.')).toBeDefined()
  expect(screen.getByText('No services listed at the moment.')).toBeDefined()
  expect(screen.queryByText('Verified provider')).toBeNull()
})

test.each(['0', 'x', '-1', '99999999999', '1e3', '1%20or%201'])(
  'shows a not-found page for the id %s',
  async (id) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    openStore(id)
    expect(await screen.findByText('Page not found')).toBeDefined()
  },
)
