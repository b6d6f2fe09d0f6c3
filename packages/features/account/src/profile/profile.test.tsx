import type { MyProfile } from '@edbazaar/api-client'
import { http, myProfile, userDetails } from '@edbazaar/api-client/testing'
import { sessionAtom } from '@edbazaar/feature-platform'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forUser, forVisitors } from '@edbazaar/feature-platform/testing/session'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { loadDetails } from '../profile-details/load-details'
import { ProfileDetailsScreen } from '../profile-details/ProfileDetailsScreen'
import { loadUser } from '../user-details/load-user'
import { UserDetailsScreen } from '../user-details/UserDetailsScreen'
import { loadProfile } from './load-profile'
import { ProfileScreen } from './ProfileScreen'

const server = startMockServer()

const pages = [
  { path: '/profile/:id', Component: ProfileScreen, loader: loadProfile },
  { path: '/profile-details/:id', Component: ProfileDetailsScreen, loader: loadDetails },
  {
    path: '/user-details/:id',
    Component: UserDetailsScreen,
    loader: loadUser,
    errorElement: <p>Refused</p>,
  },
]
const show = (path: string, differences?: Parameters<typeof forUser>[0]) =>
  renderPage(pages, path, forUser(differences))
const withProfile = (differences: Partial<MyProfile>) =>
  server.use(
    http.get('/users/my-profile', ({ response }) => response(200).json(myProfile(differences))),
  )
const countOf = (label: string) =>
  within(screen.getByRole('region', { name: 'Bookmarks and listings' })).getByText(label)
    .parentElement?.textContent

describe('the profile', () => {
  test('shows the name, the joining date and the counts', async () => {
    server.use(
      http.get('/users/my-bookmarks/ids', ({ response }) =>
        response(200).json({ school: [1, 2], product: [5], job: [], blog: [9] }),
      ),
    )
    show('/profile/7')
    await screen.findByRole('heading', { level: 1, name: 'Meera Iyer' })
    expect(screen.getByText('On EdBazaar since 14 August 2026')).toBeDefined()
    expect(countOf('Bookmarks')).toBe('Bookmarks4')
    expect(countOf('Schools')).toBe('Schools0')
    const edit = screen.getByRole('link', { name: 'Edit profile' })
    expect(edit.getAttribute('href')).toBe('/profile-details/7')
  })

  test('lists missing details with links', async () => {
    withProfile({ is_email_confirmed: false, has_password: false })
    show('/profile/7')
    const missing = await screen.findByRole('region', { name: 'Complete your profile' })
    const links = within(missing).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Confirm your email', '/profile-details/7#email'],
      ['Add a phone number', '/profile-details/7#name'],
      ['Add a photo', '/profile-details/7#images'],
      ['Add your children', '/profile-details/7#children'],
      ['Set a password', '/profile-details/7#password'],
    ])
  })

  test('says when nothing is missing', async () => {
    const children = [{ name: 'Anaya', born_on: null }]
    withProfile({ phone: '9845012345', profile_image: '/media/a.webp', children })
    show('/profile/7')
    expect(await screen.findByText('Your profile is complete')).toBeDefined()
  })

  test('hides bookmarks, schools and blogs without the permission', async () => {
    const forbidden = { status: 403, code: 'forbidden', msg: 'No.' }
    server.use(http.get('/users/my-bookmarks/ids', ({ response }) => response(403).json(forbidden)))
    withProfile({ permissions: [2] })
    show('/profile/7', { permissions: [2] })
    const counts = await screen.findByRole('region', { name: 'Bookmarks and listings' })
    expect(within(counts).queryAllByRole('link')).toEqual([])
    expect(screen.queryByRole('link', { name: 'My Blogs' })).toBeNull()
  })

  test('updates the session with the user that the API returns', async () => {
    withProfile({ firstname: 'Mira', phone: '9845012345' })
    const { store } = show('/profile/7')
    await screen.findByRole('heading', { level: 1, name: 'Mira Iyer' })
    expect(store.get(sessionAtom)?.user).toMatchObject({ firstname: 'Mira', phone: '9845012345' })
    expect(localStorage.getItem('user')).toContain('Mira')
  })
})

test.each(['/profile/8', '/profile-details/8', '/profile/07', '/profile/x'])(
  '%s is refused for user 7',
  async (path) => {
    show(path)
    expect(await screen.findByText('You do not have access to this page')).toBeDefined()
    expect(screen.queryByText(/Meera/)).toBeNull()
  },
)

test.each(['/profile/7', '/profile-details/7', '/user-details/7'])(
  '%s asks visitors to sign in',
  async (path) => {
    renderPage(pages, path, forVisitors)
    expect(await screen.findByText('Sign in to see this page')).toBeDefined()
  },
)

describe('the user page', () => {
  const withUser = (differences: Parameters<typeof userDetails>[0]) =>
    server.use(
      http.get('/users/profile-details/{userId}', ({ params, response }) =>
        response(200).json({ user: userDetails({ id: Number(params.userId), ...differences }) }),
      ),
    )

  test('shows an admin any user, read-only', async () => {
    withUser({ firstname: 'Ravi', is_blocked: true, schools: 2, user_type: 'edjobs' })
    const { store } = show('/user-details/9', { is_admin: true })
    await screen.findByRole('heading', { level: 1, name: 'Ravi Iyer' })
    expect(screen.getByText('Blocked')).toBeDefined()
    expect(screen.getByRole('row', { name: /Schools 2/ })).toBeDefined()
    expect(screen.getByRole('row', { name: /User type Job seeker/ })).toBeDefined()
    expect(screen.getByRole('row', { name: /Phone Not provided/ })).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Edit profile' })).toBeNull()
    expect(store.get(sessionAtom)?.user.firstname).toBe('Meera')
  })

  test('shows the current user, and updates the session', async () => {
    withUser({ lastname: 'Rao', phone: '9845012345' })
    const { store } = show('/user-details/7')
    await screen.findByRole('link', { name: 'Edit profile' })
    expect(screen.getByRole('row', { name: /Phone 98450 12345/ })).toBeDefined()
    await waitFor(() => expect(store.get(sessionAtom)?.user.lastname).toBe('Rao'))
  })

  test.each([
    ['/user-details/9', 403],
    ['/user-details/404', 404],
  ] as const)('%s shows the error page when the API responds with %i', async (path, status) => {
    const refusal = { status, code: 'forbidden', msg: 'No.' }
    server.use(
      http.get('/users/profile-details/{userId}', ({ response }) => response(status).json(refusal)),
    )
    show(path)
    expect(await screen.findByText('Refused')).toBeDefined()
  })
})
