import { http, mySchool, myStore, schoolsAndStores } from '@edbazaar/api-client/testing'
import { mockServer } from '@edbazaar/api-client/testing/node'
import { accountPanelAtom, endSessionAtom } from '@edbazaar/feature-platform'
import { type Prepare, renderPage } from '@edbazaar/feature-platform/testing'
import { forUser } from '@edbazaar/feature-platform/testing/session'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { AccountFrame } from './AccountFrame'

const server = mockServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => {
  server.resetHandlers()
  localStorage.clear()
})
afterAll(() => server.close())

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
  return renderPage([{ Component: AccountFrame, children }], '/my-page', prepare)
}
const labelsIn = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('link')
    .map((link) => link.textContent)

test('shows the side menu with the user’s schools and stores to users with an institute', async () => {
  const { store } = showPage(forUser({ user_has_institute: true }))
  const menu = await screen.findByRole('navigation', { name: 'Your account' })
  await waitFor(() =>
    expect(labelsIn(menu)).toEqual(['Vidya Niketan', 'Book Store', 'Help & Support']),
  )
  await userEvent.setup().click(within(menu).getByRole('button', { name: 'Add School/Store' }))
  expect(store.get(accountPanelAtom)).toBe('institution')
})

test('hides schools, stores and Add School/Store when permissions are exactly 1 and 2', async () => {
  showPage(forUser({ user_has_institute: true, permissions: [1, 2] }))
  const menu = await screen.findByRole('navigation', { name: 'Your account' })
  await act(async () => {})
  expect(labelsIn(menu)).toEqual(['Help & Support'])
  expect(within(menu).queryByRole('button', { name: 'Add School/Store' })).toBeNull()
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
