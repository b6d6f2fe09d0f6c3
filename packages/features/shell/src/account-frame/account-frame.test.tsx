import { answerOf } from '@edbazaar/api-client'
import {
  http,
  myProfile,
  mySchool,
  myStore,
  schoolsAndStores,
  user,
} from '@edbazaar/api-client/testing'
import {
  accountPanelAtom,
  endSessionAtom,
  privateLoader,
  refreshInstitutionsAtom,
  startSessionAtom,
} from '@edbazaar/feature-platform'
import { type Prepare, renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forUser, signIn } from '@edbazaar/feature-platform/testing/session'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLoaderData } from 'react-router-dom'
import { describe, expect, test, vi } from 'vitest'
import { accountFrame } from './index'

const server = startMockServer()

function showPage(prepare: Prepare) {
  server.use(
    http.get('/users/schools-and-stores', ({ response }) =>
      response(200).json(
        schoolsAndStores({
          schools: [mySchool({ id: 3, name: 'Vidya Niketan' })],
          stores: [myStore({ id: 9, name: 'Book Store' })],
        }),
      ),
    ),
  )
  const children = [{ path: '/my-page', element: <input aria-label="Note" /> }]
  return renderPage([{ ...accountFrame, children }], '/my-page', prepare)
}
const labelsIn = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('link')
    .map((link) => link.textContent)

test('shows the side menu with the user’s schools and stores to users with an institute', async () => {
  const { store } = showPage(forUser({ user_has_institute: true }))
  const menu = await screen.findByRole('navigation', { name: 'Your account' })
  await waitFor(() =>
    expect(labelsIn(menu)).toEqual([
      'Dashboard',
      'Vidya Niketan',
      'Book Store',
      'Hiring',
      'Subscriptions',
      'Admission Enquiries',
      'Service Enquiries',
      'Help & Support',
    ]),
  )
  const own = within(menu).getByRole('region', { name: 'MY STORES/SCHOOLS' })
  await userEvent.setup().click(within(own).getByRole('button', { name: 'Add School/Store' }))
  expect(store.get(accountPanelAtom)).toBe('institution')
})

test('hides schools, stores and Add School/Store when permissions are exactly 1 and 2', async () => {
  showPage(forUser({ user_has_institute: true, permissions: [1, 2] }))
  const menu = await screen.findByRole('navigation', { name: 'Your account' })
  await act(async () => {})
  expect(labelsIn(menu)).toEqual([
    'Dashboard',
    'Hiring',
    'Subscriptions',
    'Admission Enquiries',
    'Service Enquiries',
    'Help & Support',
  ])
  expect(within(menu).queryByRole('button', { name: 'Add School/Store' })).toBeNull()
})

test('shows admins how much waits in each queue', async () => {
  server.use(
    http.get('/admin/waiting', ({ response }) =>
      response(200).json({
        data: [
          { queue: 'school', waiting: 12 },
          { queue: 'enquiry', waiting: 2 },
          { queue: 'invalid_review', waiting: 3 },
          { queue: 'held_application', waiting: 1 },
        ],
      }),
    ),
  )
  showPage(forUser({ is_admin: true }))
  const link = await screen.findByRole('link', { name: /^All schools.*12$/ })
  expect(link.getAttribute('href')).toBe('/dashboard/all-schools?view=queue')
  expect(screen.getByRole('link', { name: /^All enquiries.*5$/ })).toBeDefined()
  expect(screen.getByRole('link', { name: /^Job seekers.*1$/ })).toBeDefined()
  const stores = screen.getByRole('link', { name: 'All stores' })
  expect(stores.getAttribute('href')).toBe('/dashboard/all-stores')
})

test('shows how many enquiries are live, and how many jobs are posted', async () => {
  server.use(
    http.get('/jobs/total-count/{userId}', ({ response }) =>
      response(200).json({ total_job_posts: 6 }),
    ),
    http.get('/schools/schools-enquiries-count/{userId}', ({ params, response }) => {
      expect(params.userId).toBe('7')
      return response(200).json({ enquiries_count: 23 })
    }),
  )
  showPage(forUser({ user_has_institute: true }))
  const link = await screen.findByRole('link', { name: /^Admission Enquiries.*23$/ })
  expect(link.getAttribute('href')).toBe('/dashboard/schools/enquiries')
  expect(screen.getByRole('link', { name: 'Service Enquiries' })).toBeDefined()
  expect(screen.getByRole('link', { name: /^Hiring.*6$/ })).toBeDefined()
})

test('does not show one user the counts of another', async () => {
  server.use(
    http.get('/schools/schools-enquiries-count/{userId}', ({ params, response }) =>
      params.userId === '7'
        ? response(200).json({ enquiries_count: 23 })
        : response(503).json({ status: 503, code: 'unavailable', msg: 'EdBazaar is busy.' }),
    ),
  )
  const { store } = showPage(forUser({ user_has_institute: true }))
  await screen.findByRole('link', { name: /^Admission Enquiries.*23$/ })
  act(() => signIn(store, { id: 8, user_has_institute: true }))
  expect(await screen.findByRole('link', { name: 'Admission Enquiries' })).toBeDefined()
})

test('remembers the collapsed state', async () => {
  showPage(forUser({ user_has_institute: true }))
  const collapse = await screen.findByRole('button', { name: 'Collapse the menu' })
  await userEvent.setup().click(collapse)
  expect(localStorage.getItem('is-menu-collapsed')).toBe('true')
})

test('shows no side menu to a parent', async () => {
  showPage(forUser())
  await screen.findByRole('textbox', { name: 'Note' })
  expect(screen.queryByRole('navigation')).toBeNull()
})

test('keeps text entered on the page when the session ends', async () => {
  const { store } = showPage(forUser({ user_has_institute: true }))
  const note = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Note' })
  await userEvent.setup().type(note, 'Bus')
  act(() => store.set(endSessionAtom))
  await waitFor(() => expect(screen.queryByRole('navigation')).toBeNull())
  expect(note.isConnected && note.value).toBe('Bus')
})

describe('schools and stores that arrive late', () => {
  /** The API: each request waits until the test answers it with a school of this name. */
  function showWaiting() {
    const answers: ((name: string) => void)[] = []
    const shown = showPage(forUser({ user_has_institute: true }))
    server.use(
      http.get('/users/schools-and-stores', async ({ response }) => {
        const name = await new Promise<string>((resolve) => answers.push(resolve))
        return response(200).json(schoolsAndStores({ schools: [mySchool({ name })], stores: [] }))
      }),
      http.get('/users/my-profile', ({ response }) =>
        response(200).json(myProfile({ user_has_institute: true })),
      ),
    )
    return { ...shown, answers, stored: vi.spyOn(Storage.prototype, 'setItem') }
  }

  test('are not stored for the next user', async () => {
    const { store, answers, stored } = showWaiting()
    await waitFor(() => expect(answers).toHaveLength(1))
    act(() => {
      store.set(endSessionAtom)
      const next = user({ id: 8, user_has_institute: true })
      store.set(startSessionAtom, { token: 'token-of-another-session', user: next })
    })
    await waitFor(() => expect(answers).toHaveLength(2))
    answers[0]?.('Of the first user')
    answers[1]?.('Of the second user')
    await screen.findByRole('link', { name: 'Of the second user' })
    expect(stored.mock.calls.flat().join()).not.toContain('Of the first user')
  })

  test('do not replace newer ones', async () => {
    const { store, answers, stored } = showWaiting()
    await waitFor(() => expect(answers).toHaveLength(1))
    act(() => void store.set(refreshInstitutionsAtom))
    await waitFor(() => expect(answers).toHaveLength(2))
    answers[0]?.('The old name')
    answers[1]?.('The new name')
    await screen.findByRole('link', { name: 'The new name' })
    expect(stored.mock.calls.flat().join()).not.toContain('The old name')
  })
})

describe('a page that did not load', () => {
  const load = privateLoader(async ({ api }) => answerOf(api.GET('/users/my-profile')))
  const Page = () => <h1>{useLoaderData<typeof load>()?.email}</h1>
  function showRefused(refusal: { status: 403 | 503; code: string }) {
    server.use(
      http.get('/users/my-profile', ({ response }) =>
        response.untyped(Response.json({ ...refusal, msg: 'No.' }, { status: refusal.status })),
      ),
    )
    const children = [{ path: '/my-page', Component: Page, loader: load }]
    renderPage([{ ...accountFrame, children }], '/my-page', forUser({ is_admin: true }))
  }

  test('leads an admin without a second factor to setting one up', async () => {
    showRefused({ status: 403, code: 'second_factor_required' })
    await screen.findByRole('heading', { level: 1, name: 'Set up two-step sign-in first' })
    const link = screen.getByRole('link', { name: 'Set up two-step sign-in' })
    expect(link.getAttribute('href')).toBe('/profile-details/7#security')
  })

  test('says that the account has no access, or offers Retry', async () => {
    showRefused({ status: 403, code: 'forbidden' })
    expect(await screen.findByText('You do not have access to this page')).toBeDefined()
    cleanup()
    showRefused({ status: 503, code: 'unavailable' })
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeDefined()
  })
})
