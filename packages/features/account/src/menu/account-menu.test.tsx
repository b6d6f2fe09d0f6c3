import { http, myProfile } from '@edbazaar/api-client/testing'
import {
  accountPanelAtom,
  endSessionAtom,
  redirectPathAtom,
  SiteSettingsContext,
  sessionAtom,
  toastAtom,
} from '@edbazaar/feature-platform'
import { listingPanelAtom } from '@edbazaar/feature-platform/panels'
import { type Prepare, renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forUser, forVisitors, signIn } from '@edbazaar/feature-platform/testing/session'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { AccountControl } from './AccountControl'
import './jobs-url'
import './ProfileMenu'

const server = startMockServer()

const jobsUrl = 'https://jobs.example/start?from=edbazaar'

function showMenu(prepare: Prepare) {
  const element = (
    <SiteSettingsContext value={{ jobsUrl }}>
      <AccountControl />
      <a href={jobsUrl}>EDJOBS</a>
    </SiteSettingsContext>
  )
  return { user: userEvent.setup(), ...renderPage([{ path: '*', element }], '/schools', prepare) }
}

async function openProfile(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('button', { name: 'Profile, Meera' }))
  await screen.findByRole('menu')
}
const choose = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('menuitem', { name }))

describe('the account control', () => {
  test('opens the sign-in panel for a visitor without leaving the page', async () => {
    const { user, store, router } = showMenu(forVisitors)
    await user.click(await screen.findByRole('link', { name: 'Sign In / Register' }))
    expect(store.get(accountPanelAtom)).toBe('sign-in')
    expect(store.get(redirectPathAtom)).toBeNull()
    expect(router.state.location.pathname).toBe('/schools')
  })

  test('shows a user the entries of the Profile menu, and signs them out', async () => {
    const { user, store, router } = showMenu(forUser())
    await openProfile(user)
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'My Profile',
      'Bookmarks',
      'My Blogs',
      'My bookings',
      'Add School/Store',
      'Logout',
    ])
    await choose(user, 'My Profile')
    await waitFor(() => expect(router.state.location.pathname).toBe('/profile/7'))
    await openProfile(user)
    await choose(user, 'Logout')
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
    expect(store.get(sessionAtom)).toBeNull()
    expect(await screen.findByRole('link', { name: 'Sign In / Register' })).toBeDefined()
  })
})

describe('the stored user', () => {
  test('is replaced once by what an admin has changed since the user signed in', async () => {
    let calls = 0
    server.use(
      http.get('/users/my-profile', ({ response }) => {
        calls += 1
        return response(200).json(
          myProfile({ user_has_institute: true, is_admin: true, permissions: [1, 3] }),
        )
      }),
    )
    const { user, store, router } = showMenu(forUser())
    await waitFor(() => expect(store.get(sessionAtom)?.user.is_admin).toBe(true))
    expect(store.get(sessionAtom)?.user).toMatchObject({
      user_has_institute: true,
      permissions: [1, 3],
    })
    await openProfile(user)
    expect(screen.getByRole('menuitem', { name: 'My schools' })).toBeDefined()
    expect(screen.queryByRole('menuitem', { name: 'My Blogs' })).toBeNull()
    await act(() => router.navigate('/'))
    expect(calls).toBe(1)
  })

  test('stays as it is when the API fails, which is only logged', async () => {
    const body = { status: 503, code: 'unavailable', msg: 'Busy.' }
    server.use(http.get('/users/my-profile', ({ response }) => response(503).json(body)))
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const { store } = showMenu(forUser())
    const before = store.get(sessionAtom)
    await waitFor(() => expect(warn).toHaveBeenCalledOnce())
    expect(store.get(sessionAtom)).toBe(before)
    expect(store.get(toastAtom)).toBeNull()
    warn.mockRestore()
  })
})

describe('requests from other flows', () => {
  test('opens the dropdown when the panel is set to profile', async () => {
    const { store } = showMenu(forUser())
    await screen.findByRole('button', { name: 'Profile, Meera' })
    act(() => store.set(accountPanelAtom, 'profile'))
    await screen.findByRole('menu')
    expect(store.get(accountPanelAtom)).toBeNull()
  })

  test('loads panels of other flows only for signed-in users', async () => {
    const loadPanels = vi.fn(async () => ({ default: () => <p>Guide</p> }))
    const control = <AccountControl loadPanels={loadPanels} />
    const { store } = renderPage([{ path: '*', element: control }], '/', forVisitors)
    await screen.findByRole('link', { name: 'Sign In / Register' })
    expect(loadPanels).not.toHaveBeenCalled()
    act(() => signIn(store))
    await screen.findByText('Guide')
  })
})

describe('Add School/Store', () => {
  test('asks for a school or a store, and opens the page of the choice', async () => {
    const { user, router, store } = showMenu(forUser())
    await openProfile(user)
    await choose(user, 'Add School/Store')
    const title = 'Would you like to add a school or a store?'
    await screen.findByRole('dialog', { name: title })
    await user.click(screen.getByRole('link', { name: 'Store' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/my-store-list'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(store.get(listingPanelAtom)).toEqual({ panel: 'add-store' })
  })

  test('does not open for a visitor', async () => {
    const { store } = showMenu(forVisitors)
    await screen.findByRole('link', { name: 'Sign In / Register' })
    await act(async () => {
      store.set(accountPanelAtom, 'institution')
      await import('./InstitutionDialog')
    })
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('a link to the jobs site', () => {
  const assign = vi.fn()
  const withLocation = () =>
    vi.stubGlobal('location', { ...window.location, assign, pathname: '/schools' })
  afterEach(() => {
    assign.mockClear()
    vi.unstubAllGlobals()
  })

  test('adds the name, the user type and a single-use token, never the session token', async () => {
    server.use(
      http.post('/users/link-tokens', ({ response }) =>
        response(201).json({ token: 'only-for-the-jobs-site' }),
      ),
    )
    const { user } = showMenu(forUser())
    await screen.findByRole('button', { name: 'Profile, Meera' })
    withLocation()
    await user.click(screen.getByRole('link', { name: 'EDJOBS' }))
    await waitFor(() => expect(assign).toHaveBeenCalledOnce())
    const { searchParams } = new URL(assign.mock.calls[0]?.[0])
    expect(Object.fromEntries(searchParams)).toEqual({
      from: 'edbazaar',
      name: 'Meera Iyer',
      token: 'only-for-the-jobs-site',
      user_type: 'edbazaar',
    })
  })

  test.each(['pointerDown', 'contextMenu', 'focusIn'] as const)(
    'leads new tabs to a page of this site after %s, until the user signs out',
    async (event) => {
      const { store } = showMenu(forUser())
      await screen.findByRole('button', { name: 'Profile, Meera' })
      const link = screen.getByRole('link', { name: 'EDJOBS' })
      expect(link.getAttribute('href')).toBe(jobsUrl)
      fireEvent[event](link)
      expect(link.getAttribute('href')).toBe('/jobs#jobs-site')
      act(() => store.set(endSessionAtom))
      expect(link.getAttribute('href')).toBe(jobsUrl)
    },
  )

  test('continues to the jobs site with a token from the page that a new tab opens', async () => {
    server.use(
      http.post('/users/link-tokens', ({ response }) =>
        response(201).json({ token: 'only-for-the-jobs-site' }),
      ),
    )
    const replace = vi.fn()
    vi.stubGlobal('location', { ...window.location, replace, hash: '#jobs-site' })
    showMenu(forUser())
    await waitFor(() => expect(replace).toHaveBeenCalledOnce())
    const { searchParams } = new URL(replace.mock.calls[0]?.[0])
    expect(searchParams.get('token')).toBe('only-for-the-jobs-site')
  })

  test('opens the jobs site without a token when the API issues none', async () => {
    server.use(
      http.post('/users/link-tokens', ({ response }) =>
        response(503).json({ status: 503, code: 'unavailable', msg: 'Busy.' }),
      ),
    )
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { user } = showMenu(forUser())
    await screen.findByRole('button', { name: 'Profile, Meera' })
    withLocation()
    await user.click(screen.getByRole('link', { name: 'EDJOBS' }))
    await waitFor(() => expect(assign).toHaveBeenCalledWith(jobsUrl))
  })
})
