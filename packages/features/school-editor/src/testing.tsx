import type { SchoolsAndStores } from '@edbazaar/api-client'
import { http, mySchool, schoolsAndStores } from '@edbazaar/api-client/testing'
import { mockServer } from '@edbazaar/api-client/testing/node'
import { type ListingPanel, listingPanelAtom } from '@edbazaar/feature-editing'
import { forUser } from '@edbazaar/feature-session/testing'
import { RootScreen } from '@edbazaar/feature-shell'
import { renderPage } from '@edbazaar/feature-shell/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { loadMySchools, MySchoolsScreen } from './my-schools'

/** Starts the mocked API for a test file. */
export function startMockServer() {
  const server = mockServer()
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
  afterEach(() => {
    server.resetHandlers()
    localStorage.clear()
  })
  afterAll(() => server.close())
  return server
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
export async function showMySchools(panel: ListingPanel | null = null, user = {}) {
  const page = renderPage(pages, '/school/my-school-list', forUser(user))
  await screen.findByRole('heading', { level: 1, name: 'My schools' })
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Loading' })).toBeNull())
  if (panel !== null) await act(async () => page.store.set(listingPanelAtom, panel))
  return { ...page, user: userEvent.setup() }
}
