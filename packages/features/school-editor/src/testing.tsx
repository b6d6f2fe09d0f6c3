import type { SchoolsAndStores } from '@edbazaar/api-client'
import { http, mySchool, schoolsAndStores } from '@edbazaar/api-client/testing'
import { type ListingPanel, listingPanelAtom } from '@edbazaar/feature-editing'
import { renderPage } from '@edbazaar/feature-platform/testing'
import type { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forUser } from '@edbazaar/feature-platform/testing/session'
import { RootScreen } from '@edbazaar/feature-shell'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { loadMySchools } from './my-schools/load-my-schools'
import { MySchoolsScreen } from './my-schools/MySchoolsScreen'

const ofListings =
  /^\/(?:schools|admin\/\d+|users\/(?:my-listings|schools-and-stores|deleted-listings))\b/

/**
 * Records the requests about listings from now on, such as `PUT /schools/3/edit`. The frame of the
 * page sends others when it has time.
 */
export function recordRequests(server: ReturnType<typeof startMockServer>): string[] {
  const requests: string[] = []
  server.events.on('request:start', ({ request: { method, url } }) => {
    const path = new URL(url).pathname.replace(/^\/api/, '')
    if (ofListings.test(path)) requests.push(`${method} ${path}`)
  })
  return requests
}

const pages = [
  {
    element: <RootScreen />,
    children: [
      { path: '/school/my-school-list', Component: MySchoolsScreen, loader: loadMySchools },
      { path: '/schools/:slug', element: <h1>The school’s page</h1> },
    ],
  },
]

export type Listings = Partial<SchoolsAndStores>

/** Mocks the user's schools and stores. */
export const listings = (overrides: Listings = { schools: [mySchool()] }) =>
  http.get('/users/schools-and-stores', ({ response }) =>
    response(200).json(schoolsAndStores(overrides)),
  )

/** Renders My schools for a signed-in user, optionally with an open panel. */
export async function showMySchools(panel: ListingPanel | null = null, user = {}, search = '') {
  const page = renderPage(pages, `/school/my-school-list${search}`, forUser(user))
  await screen.findByRole('heading', { level: 1, name: 'My schools' })
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Loading' })).toBeNull())
  if (panel !== null) await act(async () => page.store.set(listingPanelAtom, panel))
  return { ...page, user: userEvent.setup() }
}
