import { imageMedia } from '@edbazaar/api-client/testing'
import { endSessionAtom, interruptedUserAtom } from '@edbazaar/feature-platform'
import { signIn } from '@edbazaar/feature-platform/testing/session'
import { act, renderHook } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import type { ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { createDraftHook } from './create-draft-hook'
import { isMedia } from './is-media'

const isString = (stored: unknown): stored is string => typeof stored === 'string'
const useNote = createDraftHook('test-note', { empty: '', isDraft: isString })

function show(store = createStore(), parentId?: number) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  )
  return renderHook(() => useNote(parentId), { wrapper }).result
}
function createStoreFor(user: number) {
  const store = createStore()
  signIn(store, { id: user })
  return store
}
beforeEach(() => localStorage.clear())

test('stores the draft in this browser for its parent', () => {
  const store = createStoreFor(7)
  const note = show(store, 3)
  act(() => note.current.save('Maths'))
  expect(note.current.draft).toBe('Maths')
  expect(localStorage.getItem('test-note')).toContain('Maths')
  expect(show(store, 4).current.draft).toBe('')
  act(() => note.current.clear())
  expect(note.current.draft).toBe('')
})

test('does not show the draft to another user', () => {
  const store = createStoreFor(7)
  const note = show(store)
  act(() => note.current.save('Maths'))
  act(() => signIn(store, { id: 8 }))
  expect(show(store).current.draft).toBe('')
})

test('deletes the draft on sign-out but not when the session expires', () => {
  const store = createStoreFor(7)
  const note = show(store)
  act(() => note.current.save('Maths'))
  act(() => {
    store.set(interruptedUserAtom, 7)
    store.set(endSessionAtom)
  })
  expect(note.current.draft).toBe('Maths')
  act(() => {
    store.set(interruptedUserAtom, null)
    store.set(endSessionAtom)
  })
  expect(note.current.draft).toBe('')
})

test('validates every displayed property of a stored file', () => {
  expect(isMedia(imageMedia())).toBe(true)
  expect(isMedia(imageMedia({ kind: 'video', image: null }))).toBe(true)
  expect(isMedia(null)).toBe(false)
  expect(isMedia({ ...imageMedia(), url: 5 })).toBe(false)
  expect(isMedia({ ...imageMedia(), image: { url: '/a.webp' } })).toBe(false)
})
