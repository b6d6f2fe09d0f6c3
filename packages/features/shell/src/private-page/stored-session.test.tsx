import { sessionAtom } from '@edbazaar/feature-platform'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { signIn } from '@edbazaar/feature-platform/testing/session'
import { act } from '@testing-library/react'
import { createStore } from 'jotai'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'

afterEach(() => localStorage.clear())
// Test files share a module registry.
afterAll(() => vi.resetModules())

/** The session after reloading the page. */
async function sessionOfNextPage() {
  vi.resetModules()
  const [{ createStore }, atoms] = await Promise.all([
    import('jotai'),
    import('@edbazaar/feature-platform'),
  ])
  return createStore().get(atoms.sessionAtom)
}

describe('a stored session', () => {
  test('is restored on the next page, with the token as plain text', async () => {
    const store = createStore()
    signIn(store)
    expect(localStorage.getItem('token')).toBe('token-of-a-test-session')
    expect(JSON.parse(localStorage.getItem('permissions') ?? '')).toEqual([1, 2, 3, 4, 5, 6])
    expect((await sessionOfNextPage())?.user.firstname).toBe('Meera')
  })

  test.each([
    ['token', '<script>'],
    ['user', '{"id":'],
    ['user', '{"id":7,"firstname":"Meera"}'],
    ['user', '[]'],
  ])('is ignored when %s is corrupt: %s', async (key, corrupt) => {
    signIn(createStore())
    localStorage.setItem(key, corrupt)
    expect(await sessionOfNextPage()).toBeNull()
  })

  test('follows changes from another tab', async () => {
    const { store } = renderPage([{ path: '/', element: <p>Page</p> }], '/')
    const end = store.sub(sessionAtom, () => {})
    signIn(store)
    localStorage.removeItem('token')
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
    })
    expect(store.get(sessionAtom)).toBeNull()
    end()
  })
})
