import { bookmarkIds, http, productSummary, schoolSummary } from '@edbazaar/api-client/testing'
import { mockServer } from '@edbazaar/api-client/testing/node'
import { accountPanelAtom, endSessionAtom, redirectPathAtom } from '@edbazaar/feature-session'
import { forUser, forVisitors, signIn } from '@edbazaar/feature-session/testing'
import { schoolActionTarget } from '@edbazaar/feature-shell'
import { renderPage } from '@edbazaar/feature-shell/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { BookmarkKeeper } from './BookmarkKeeper'
import { BookmarkMark, SchoolBookmark } from './BookmarkMark'

const server = mockServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => {
  server.resetHandlers()
  localStorage.clear()
})
afterAll(() => server.close())

const school = schoolActionTarget(schoolSummary({ id: 7, name: 'Vidya Mandir' }))
const product = productSummary({ id: 8, name: 'Chess' })

function Page() {
  return (
    <>
      <SchoolBookmark school={school} look="icon" />
      <BookmarkMark entity={{ kind: 'product', id: product.id, name: product.name }} look="text" />
      <BookmarkKeeper />
    </>
  )
}
const pages = [{ path: '/schools', element: <Page /> }]
const mark = (name: string) => screen.findByRole('button', { name: `Bookmark ${name}` })
const isPressed = async (name: string) => (await mark(name)).getAttribute('aria-pressed')
const press = async (name: string) => userEvent.setup().click(await mark(name))

/** What the server was asked to change, in order. */
function watchWrites(status: 200 | 409 | 503 = 200) {
  const writes: string[] = []
  const refused = (code: string, msg: string) => ({ status, code, msg })
  server.use(
    http.put('/users/my-bookmarks/{kind}/{id}', ({ params, response }) => {
      writes.push(`keep ${params.kind}/${params.id}`)
      if (status === 409) return response(409).json(refused('conflict', 'You have 500 bookmarks.'))
      if (status === 503) return response(503).json(refused('unavailable', 'Busy.'))
      return response(200).json({ status: 200, msg: 'Saved' })
    }),
    http.delete('/users/my-bookmarks/{kind}/{id}', ({ params, response }) => {
      writes.push(`let go ${params.kind}/${params.id}`)
      if (status === 503) return response(503).json(refused('unavailable', 'Busy.'))
      return response(200).json({ status: 200, msg: 'Removed' })
    }),
  )
  return writes
}

describe('a mark', () => {
  test('is pressed where the user keeps the thing, once that is known', async () => {
    server.use(
      http.get('/users/my-bookmarks/ids', ({ response }) =>
        response(200).json(bookmarkIds({ school: [7] })),
      ),
    )
    renderPage(pages, '/schools', forUser())
    await waitFor(async () => expect(await isPressed('Vidya Mandir')).toBe('true'))
    expect(await isPressed('Chess')).toBe('false')
    expect((await mark('Vidya Mandir')).title).toBe('Remove bookmark')
  })

  test('stays pressed where what was asked before it arrives late', async () => {
    const writes = watchWrites()
    const late = Promise.withResolvers<void>()
    let asked = 0
    server.use(
      http.get('/users/my-bookmarks/ids', async ({ response }) => {
        asked += 1
        await late.promise
        return response(200).json(bookmarkIds({ school: [], product: [8] }))
      }),
    )
    renderPage(pages, '/schools', forUser())
    await waitFor(() => expect(asked).toBe(1))
    await press('Vidya Mandir')
    await waitFor(() => expect(writes).toEqual(['keep school/7']))
    await act(() => new Promise((done) => setTimeout(done, 50)))
    late.resolve()
    await waitFor(async () => expect(await isPressed('Chess')).toBe('true'))
    expect(await isPressed('Vidya Mandir')).toBe('true')
  })

  test('keeps and lets go', async () => {
    const writes = watchWrites()
    renderPage(pages, '/schools', forUser())
    await press('Vidya Mandir')
    await waitFor(() => expect(writes).toEqual(['keep school/7']))
    expect(await isPressed('Vidya Mandir')).toBe('true')
    await press('Vidya Mandir')
    await waitFor(() => expect(writes).toEqual(['keep school/7', 'let go school/7']))
    expect(await isPressed('Vidya Mandir')).toBe('false')
  })

  test.each([
    [503, 'Could not bookmark Chess. Try again.'],
    [409, 'You have 500 bookmarks.'],
  ] as const)('is as before where the server answers %s, and tells why', async (status, words) => {
    const { toastAtom } = await import('../../shell/src/toasts/toast-atoms')
    watchWrites(status)
    const { store } = renderPage(pages, '/schools', forUser())
    await press('Chess')
    await waitFor(() => expect(store.get(toastAtom)?.message).toBe(words))
    expect(await isPressed('Chess')).toBe('false')
  })

  test('pressed again and again ends as it was pressed last', async () => {
    const writes = watchWrites()
    renderPage(pages, '/schools', forUser())
    for (const _ of [1, 2, 3]) await press('Chess')
    await waitFor(() => expect(writes.at(-1)).toBe('keep product/8'))
    expect(await isPressed('Chess')).toBe('true')
  })

  test('follows another tab, and forgets when somebody signs out', async () => {
    const { store } = renderPage(pages, '/schools', forUser())
    await press('Vidya Mandir')
    localStorage.setItem('bookmarkedProducts', '{"userId":7,"keys":["product/8"]}')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'bookmarkedProducts' })))
    expect(await isPressed('Vidya Mandir')).toBe('false')
    expect(await isPressed('Chess')).toBe('true')
    act(() => store.set(endSessionAtom))
    expect(await isPressed('Chess')).toBe('false')
    expect(localStorage.getItem('bookmarkedProducts')).toBeNull()
  })

  test('of another user is not shown', async () => {
    localStorage.setItem('bookmarkedProducts', '{"userId":99,"keys":["product/8"]}')
    renderPage(pages, '/schools', forUser())
    expect(await isPressed('Chess')).toBe('false')
  })
})

describe('for a visitor a mark', () => {
  test('asks to sign in, remembers the page, and keeps the thing afterwards', async () => {
    const writes = watchWrites()
    const { store } = renderPage(pages, '/schools?page=2', forVisitors)
    await press('Vidya Mandir')
    await waitFor(() => expect(store.get(accountPanelAtom)).toBe('register-popup'))
    expect(store.get(redirectPathAtom)).toBe('/schools?page=2')
    expect(await isPressed('Vidya Mandir')).toBe('false')
    act(() => signIn(store))
    await waitFor(() => expect(writes).toEqual(['keep school/7']))
    expect(await isPressed('Vidya Mandir')).toBe('true')
  })

  test('keeps nothing where the modal is closed, nor for those who may not', async () => {
    const writes = watchWrites()
    const { store } = renderPage(pages, '/schools', forVisitors)
    await press('Vidya Mandir')
    await waitFor(() => expect(store.get(accountPanelAtom)).toBe('register-popup'))
    act(() => store.set(accountPanelAtom, null))
    act(() => signIn(store))
    act(() => store.set(endSessionAtom))
    await press('Chess')
    await waitFor(() => expect(store.get(accountPanelAtom)).toBe('register-popup'))
    act(() => signIn(store, { permissions: [1, 2] }))
    expect(await isPressed('Chess')).toBe('false')
    expect(writes).toEqual([])
  })
})
