import { bookmarkIds, http, productSummary, schoolSummary } from '@edbazaar/api-client/testing'
import { schoolActionTarget } from '@edbazaar/feature-catalogue-ui'
import {
  accountPanelAtom,
  endSessionAtom,
  redirectPathAtom,
  toastAtom,
} from '@edbazaar/feature-platform'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forUser, forVisitors, signIn } from '@edbazaar/feature-platform/testing/session'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { BookmarkLoader } from './BookmarkLoader'
import { BookmarkToggle, SchoolBookmarkToggle } from './BookmarkToggle'

const server = startMockServer()

const school = schoolActionTarget(schoolSummary({ id: 7, name: 'Vidya Mandir' }))
const product = productSummary({ id: 8, name: 'Chess' })

function Page() {
  return (
    <>
      <SchoolBookmarkToggle school={school} look="icon" />
      <BookmarkToggle
        entity={{ kind: 'product', id: product.id, name: product.name }}
        look="text"
      />
      <BookmarkLoader />
    </>
  )
}
const pages = [{ path: '/schools', element: <Page /> }]
const bookmarkButton = (name: string) => screen.findByRole('button', { name: `Bookmark ${name}` })
const isPressed = async (name: string) => (await bookmarkButton(name)).getAttribute('aria-pressed')
const press = async (name: string) => userEvent.setup().click(await bookmarkButton(name))

/** The changes that the server receives, in order. */
function recordWrites(status: 200 | 409 | 503 = 200) {
  const writes: string[] = []
  const refusal = (code: string, msg: string) => ({ status, code, msg })
  server.use(
    http.put('/users/my-bookmarks/{kind}/{id}', ({ params, response }) => {
      writes.push(`save ${params.kind}/${params.id}`)
      if (status === 409) return response(409).json(refusal('conflict', 'You have 500 bookmarks.'))
      if (status === 503) return response(503).json(refusal('unavailable', 'Busy.'))
      return response(200).json({ status: 200, msg: 'Saved' })
    }),
    http.delete('/users/my-bookmarks/{kind}/{id}', ({ params, response }) => {
      writes.push(`remove ${params.kind}/${params.id}`)
      if (status === 503) return response(503).json(refusal('unavailable', 'Busy.'))
      return response(200).json({ status: 200, msg: 'Removed' })
    }),
  )
  return writes
}

describe('a bookmark button', () => {
  test('is pressed for bookmarked records once the ids have loaded', async () => {
    server.use(
      http.get('/users/my-bookmarks/ids', ({ response }) =>
        response(200).json(bookmarkIds({ school: [7] })),
      ),
    )
    renderPage(pages, '/schools', forUser())
    await waitFor(async () => expect(await isPressed('Vidya Mandir')).toBe('true'))
    expect(await isPressed('Chess')).toBe('false')
    expect((await bookmarkButton('Vidya Mandir')).title).toBe('Remove bookmark')
  })

  test('stays pressed when an earlier response arrives late', async () => {
    const writes = recordWrites()
    const delayed = Promise.withResolvers<void>()
    let requests = 0
    server.use(
      http.get('/users/my-bookmarks/ids', async ({ response }) => {
        requests += 1
        await delayed.promise
        return response(200).json(bookmarkIds({ school: [], product: [8] }))
      }),
    )
    renderPage(pages, '/schools', forUser())
    await waitFor(() => expect(requests).toBe(1))
    await press('Vidya Mandir')
    await waitFor(() => expect(writes).toEqual(['save school/7']))
    await waitFor(async () => expect(await isPressed('Vidya Mandir')).toBe('true'))
    delayed.resolve()
    await waitFor(async () => expect(await isPressed('Chess')).toBe('true'))
    expect(await isPressed('Vidya Mandir')).toBe('true')
  })

  test('saves and removes the bookmark', async () => {
    const writes = recordWrites()
    renderPage(pages, '/schools', forUser())
    await press('Vidya Mandir')
    await waitFor(() => expect(writes).toEqual(['save school/7']))
    await waitFor(async () => expect(await isPressed('Vidya Mandir')).toBe('true'))
    await press('Vidya Mandir')
    await waitFor(() => expect(writes).toEqual(['save school/7', 'remove school/7']))
    await waitFor(async () => expect(await isPressed('Vidya Mandir')).toBe('false'))
  })

  test.each([
    [503, 'Could not bookmark Chess. Try again.'],
    [409, 'You have 500 bookmarks.'],
  ] as const)(
    'reverts and shows the reason when the server answers %s',
    async (status, message) => {
      recordWrites(status)
      const { store } = renderPage(pages, '/schools', forUser())
      await press('Chess')
      await waitFor(() => expect(store.get(toastAtom)?.message).toBe(message))
      await waitFor(async () => expect(await isPressed('Chess')).toBe('false'))
    },
  )

  test('ends in the last state after several presses', async () => {
    const writes = recordWrites()
    renderPage(pages, '/schools', forUser())
    for (const _ of [1, 2, 3]) await press('Chess')
    await waitFor(() => expect(writes.at(-1)).toBe('save product/8'))
    await waitFor(async () => expect(await isPressed('Chess')).toBe('true'))
  })

  test('follows other tabs and is cleared on sign-out', async () => {
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

  test('ignores the bookmarks of another user', async () => {
    localStorage.setItem('bookmarkedProducts', '{"userId":99,"keys":["product/8"]}')
    renderPage(pages, '/schools', forUser())
    expect(await isPressed('Chess')).toBe('false')
  })
})

describe('a bookmark button for a visitor', () => {
  test('asks to sign in, remembers the page and saves the bookmark afterwards', async () => {
    const writes = recordWrites()
    const { store } = renderPage(pages, '/schools?page=2', forVisitors)
    await press('Vidya Mandir')
    await waitFor(() => expect(store.get(accountPanelAtom)).toBe('register-popup'))
    expect(store.get(redirectPathAtom)).toBe('/schools?page=2')
    expect(await isPressed('Vidya Mandir')).toBe('false')
    act(() => signIn(store))
    await waitFor(() => expect(writes).toEqual(['save school/7']))
    expect(await isPressed('Vidya Mandir')).toBe('true')
  })

  test('saves nothing when the modal is closed or the user has no permission', async () => {
    const writes = recordWrites()
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
