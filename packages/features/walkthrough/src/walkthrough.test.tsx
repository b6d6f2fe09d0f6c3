import { http } from '@edbazaar/api-client/testing'
import { accountPanelAtom, sessionAtom } from '@edbazaar/feature-platform'
import { listingPanelAtom, walkthroughStepAtom } from '@edbazaar/feature-platform/panels'
import { type Prepare, renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forUser, forVisitors, signIn } from '@edbazaar/feature-platform/testing/session'
import { RootScreen } from '@edbazaar/feature-shell'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import Walkthrough from './Walkthrough'

const server = startMockServer()
let sent: unknown[] = []
beforeEach(() => {
  sent = []
  server.use(
    http.put('/users/my-profile', async ({ request, response }) => {
      sent.push(await request.json())
      return response(200).json({ status: 200, msg: 'Updated', revision: 2, value: true })
    }),
  )
})

const pages = [
  {
    element: <RootScreen panels={<Walkthrough />} />,
    children: [{ path: '*', element: <h1>Page</h1> }],
  },
]

const owner = { user_has_institute: true }

function showPage(path: string, prepare: Prepare = forUser(owner)) {
  return { user: userEvent.setup(), ...renderPage(pages, path, prepare) }
}
const bar = () => screen.findByRole('region', { name: 'Walk through' })
const press = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(within(await bar()).getByRole('button', { name }))

const skipped = { field: 'is_walkthrough_skipped', value: true }
const confirmation =
  'Are you sure you want to skip the walk through? Again you will not be able to get walk through'

test('goes through nine steps, opens the panel of each, and ends on the home page', async () => {
  const { user, store, router } = showPage('/')
  const opened: unknown[] = []
  store.sub(accountPanelAtom, () => opened.push(store.get(accountPanelAtom)))
  await press(user, 'Yes')
  const expected = [
    ['/school/my-school-list', null],
    ['/school/my-school-list', 'add-school'],
    ['/school/my-school-list', 'add-school-media'],
    ['/school/my-school-list', null],
    ['/', null],
    ['/my-store-list', null],
    ['/my-store-list', 'add-store'],
    ['/my-store-list', 'add-store-image'],
  ]
  for (const [index, [path, panel]] of expected.entries()) {
    expect((await bar()).textContent).toContain(`${index + 1} / 9`)
    await waitFor(() => expect(router.state.location.pathname).toBe(path))
    await waitFor(() => expect(store.get(listingPanelAtom)?.panel ?? null).toBe(panel))
    await press(user, 'Next')
  }
  expect(opened).toContain('profile')
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  expect(store.get(listingPanelAtom)).toBeNull()
  await waitFor(() => expect(store.get(walkthroughStepAtom)).toBeNull())
  expect(sent).toEqual([skipped])
  expect(screen.queryByText('Skipped')).toBeNull()
  expect(store.get(sessionAtom)?.user.is_walkthrough_skipped).toBe(true)
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Walk through' })).toBeNull())
})

test('is skipped after confirmation, and does not show again', async () => {
  const { user } = showPage('/profile/7')
  await press(user, 'Skip')
  expect((await screen.findByRole('alertdialog')).textContent).toContain(confirmation)
  await user.click(screen.getByRole('button', { name: 'No' }))
  expect(sent).toEqual([])
  await press(user, 'Skip')
  const confirm = await screen.findByRole('alertdialog')
  await user.click(within(confirm).getByRole('button', { name: 'Yes' }))
  expect(await screen.findByText('Skipped')).toBeDefined()
  expect(sent).toEqual([skipped])
  expect(screen.queryByRole('region', { name: 'Walk through' })).toBeNull()
})

test('stays and shows an error when skipping fails', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  server.use(
    http.put('/users/my-profile', ({ response }) =>
      response(503).json({ status: 503, code: 'unavailable', msg: 'Busy.' }),
    ),
  )
  const { user } = showPage('/my-store-list')
  await press(user, 'Skip')
  const confirm = await screen.findByRole('alertdialog')
  await user.click(within(confirm).getByRole('button', { name: 'Yes' }))
  expect(await screen.findByText('Failed')).toBeDefined()
  expect(await bar()).toBeDefined()
})

test('can be dismissed, and does not show again in this browser', async () => {
  const { user } = showPage('/')
  await press(user, 'Close')
  expect(screen.queryByRole('region', { name: 'Walk through' })).toBeNull()
  expect(localStorage.getItem('is-walkthrough-dismissed')).toBe('true')
  expect(sent).toEqual([])
})

test.each([
  ['a visitor', '/', forVisitors],
  ['a user who has skipped it', '/', forUser({ ...owner, is_walkthrough_skipped: true })],
  ['a user without the listings permission', '/', forUser({ ...owner, permissions: [3, 4] })],
  ['a user on another page', '/schools', forUser(owner)],
  ['a parent who lists nothing', '/', forUser()],
  ['a parent on their profile', '/profile/7', forUser()],
])('shows no prompt to %s', async (_, path, prepare) => {
  showPage(path, prepare)
  await screen.findByRole('heading', { name: 'Page' })
  expect(screen.queryByRole('region', { name: 'Walk through' })).toBeNull()
})

test('is offered to users who start to list', async () => {
  showPage('/school/my-school-list', forUser())
  expect((await bar()).textContent).toContain('Would you like to see how to list')
})

test('tells owners where their lists are, and others about Add School/Store', async () => {
  const { store } = showPage('/my-store-list', forUser())
  await bar()
  act(() => store.set(walkthroughStepAtom, 4))
  expect((await bar()).textContent).toContain('open Profile and select Add School/Store')
  act(() => signIn(store, owner))
  expect((await bar()).textContent).toContain('open My Profile. Its menu lists your schools')
})
