import { imageMedia } from '@edbazaar/api-client/testing'
import { endSessionAtom, interruptedUserAtom } from '@edbazaar/feature-session'
import { signIn } from '@edbazaar/feature-session/testing'
import { act, renderHook } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import type { ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { isMedia } from './is-media'
import { keptDraft } from './kept-draft'

const isText = (stored: unknown): stored is string => typeof stored === 'string'
const useNote = keptDraft('note-of-a-test', { empty: '', isDraft: isText })

function show(store = createStore(), of?: number) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  )
  return renderHook(() => useNote(of), { wrapper }).result
}
function storeOf(user: number) {
  const store = createStore()
  signIn(store, { id: user })
  return store
}
beforeEach(() => localStorage.clear())

test('what is typed is kept in this browser, for what it is added to', () => {
  const store = storeOf(7)
  const note = show(store, 3)
  act(() => note.current.keep('Maths'))
  expect(note.current.draft).toBe('Maths')
  expect(localStorage.getItem('note-of-a-test')).toContain('Maths')
  expect(show(store, 4).current.draft).toBe('')
  act(() => note.current.clear())
  expect(note.current.draft).toBe('')
})

test('it is nobody else’s', () => {
  const store = storeOf(7)
  const note = show(store)
  act(() => note.current.keep('Maths'))
  act(() => signIn(store, { id: 8 }))
  expect(show(store).current.draft).toBe('')
})

test('signing out forgets it; a session that ended by itself does not', () => {
  const store = storeOf(7)
  const note = show(store)
  act(() => note.current.keep('Maths'))
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

test('a stored file is known by all that is shown of it', () => {
  expect(isMedia(imageMedia())).toBe(true)
  expect(isMedia(imageMedia({ kind: 'video', image: null }))).toBe(true)
  expect(isMedia(null)).toBe(false)
  expect(isMedia({ ...imageMedia(), url: 5 })).toBe(false)
  expect(isMedia({ ...imageMedia(), image: { url: '/a.webp' } })).toBe(false)
})
