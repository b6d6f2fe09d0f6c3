import { ApiError, createApiClient } from '@edbazaar/api-client'
import { apiAtom, createI18n, i18nAtom } from '@edbazaar/feature-platform'
import { act, renderHook } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useRevisedDocument } from './use-revised-document'

interface Note {
  revision: number
  status: string
  fields: { title: string; text: string }
}

const note = (given: Partial<Note> = {}): Note => ({
  revision: 4,
  status: 'draft',
  fields: { title: 'Gates', text: '' },
  ...given,
})

beforeEach(() => {
  vi.useFakeTimers({
    toFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      // jsdom starts its frames with setInterval: with a faked one, later files would have none.
      'requestAnimationFrame',
      'cancelAnimationFrame',
    ],
  })
})
afterEach(() => vi.useRealTimers())

/** A note whose requests are listed, and answered when the test says so. */
function openNote() {
  const requests: { name: string; revision: number; fields?: Note['fields'] }[] = []
  const answers: ((answer: Note | Error) => void)[] = []
  const request = (entry: (typeof requests)[number]) => {
    requests.push(entry)
    return new Promise<Note>((resolve, reject) =>
      answers.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer))),
    )
  }
  const onSaved = vi.fn()
  const store = createStore()
  store.set(i18nAtom, createI18n('en'))
  store.set(apiAtom, createApiClient({ baseUrl: 'http://edbazaar.test' }))
  const { result } = renderHook(
    () =>
      useRevisedDocument({
        loaded: note(),
        fieldsOf: ({ fields }: Note) => fields,
        read: () => request({ name: 'read', revision: 0 }),
        put: (_, { revision }, fields) => request({ name: 'put', revision, fields }),
        onSaved,
      }),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <Provider store={store}>{children}</Provider>
      ),
    },
  )
  const submit = () =>
    result.current.run((_, { revision }) => request({ name: 'submit', revision }))
  /** Answers the oldest request that waits. */
  const answer = (given: Note | Error) => act(async () => answers.shift()?.(given))
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
  return { result, requests, submit, answer, pass, onSaved }
}

test('saves half a second after the last change, on top of the revision before', async () => {
  const { result, requests, answer, pass, onSaved } = openNote()
  act(() => result.current.change({ text: 'One' }))
  await pass(499)
  act(() => result.current.change({ text: 'One two' }))
  await pass(499)
  expect(requests).toEqual([])
  await pass(1)
  expect(requests).toEqual([
    { name: 'put', revision: 4, fields: { title: 'Gates', text: 'One two' } },
  ])
  expect(result.current.phase).toBe('saving')
  await answer(note({ revision: 5 }))
  expect(result.current.phase).toBe('saved')
  expect(onSaved).toHaveBeenCalledOnce()
  await pass(60_000)
  expect(requests).toHaveLength(1)
})

test('saves once and then submits, though a slow save outlasts the pause before the automatic one', async () => {
  const { result, requests, submit, answer, pass } = openNote()
  act(() => result.current.change({ text: 'One' }))
  const submitted = submit()
  await pass(5000)
  expect(requests.map(({ name }) => name)).toEqual(['put'])
  await answer(note({ revision: 5 }))
  expect(requests.slice(1)).toEqual([{ name: 'submit', revision: 5 }])
  await answer(note({ revision: 6, status: 'review' }))
  await expect(submitted).resolves.toMatchObject({ status: 'review' })
  await pass(60_000)
  expect(requests).toHaveLength(2)
  expect(result.current.isEditable).toBe(false)
})

test('submits after a save that is on its way, without saving again', async () => {
  const { result, requests, submit, answer, pass } = openNote()
  act(() => result.current.change({ text: 'One' }))
  await pass(500)
  void submit()
  await answer(note({ revision: 5 }))
  expect(requests.map(({ name, revision }) => [name, revision])).toEqual([
    ['put', 4],
    ['submit', 5],
  ])
})

test('does not submit what could not be saved', async () => {
  const { result, requests, submit, answer } = openNote()
  act(() => result.current.change({ title: '' }))
  const submitted = submit()
  await act(async () => {})
  await answer(
    new ApiError({
      status: 400,
      code: 'invalid_request',
      msg: 'Add a title.',
      errors: [{ field: 'fields.title', msg: 'Add a title.' }],
    }),
  )
  await expect(submitted).resolves.toBeNull()
  expect(requests).toHaveLength(1)
  expect(result.current.errorOf('title')).toBe('Add a title.')
  expect(result.current.fields.title).toBe('')
  act(() => result.current.change({ title: 'Gates' }))
  expect(result.current.errorOf('title')).toBeUndefined()
})

test('tries again without a connection, until the change is saved', async () => {
  const { result, requests, answer, pass } = openNote()
  act(() => result.current.change({ text: 'One' }))
  await pass(500)
  await answer(new ApiError({ status: 0, code: 'unreachable', msg: '' }))
  expect(result.current.phase).toBe('offline')
  await pass(10_000)
  expect(requests).toHaveLength(2)
  await answer(note({ revision: 5 }))
  expect(result.current.phase).toBe('saved')
  await pass(60_000)
  expect(requests).toHaveLength(2)
})

test('after a conflict, saves the fields here on top of the other revision, or shows the others', async () => {
  const other = note({ revision: 9, fields: { title: 'Doors', text: '' } })
  for (const choice of ['mine', 'other'] as const) {
    const { result, requests, answer, pass } = openNote()
    act(() => result.current.change({ text: 'One' }))
    await pass(500)
    await answer(new ApiError({ status: 409, code: 'conflict', msg: 'Changed elsewhere.' }))
    expect(result.current.phase).toBe('conflict')
    await pass(60_000)
    expect(requests).toHaveLength(1)
    await act(async () => void result.current.settle(choice))
    await answer(other)
    if (choice === 'other') {
      expect(result.current.fields).toEqual(other.fields)
      expect(result.current.phase).toBe('unchanged')
    } else {
      expect(requests.at(-1)).toEqual({
        name: 'put',
        revision: 9,
        fields: { title: 'Gates', text: 'One' },
      })
      await answer(note({ revision: 10 }))
      expect(result.current.phase).toBe('saved')
    }
  }
})

test('takes back a change that is saved at once and refused, and keeps what was typed meanwhile', async () => {
  const { result, answer } = openNote()
  const done = result.current.commit({ title: 'Doors' })
  await act(async () => {})
  act(() => result.current.change({ text: 'One' }))
  expect(result.current.fields).toEqual({ title: 'Doors', text: 'One' })
  await answer(new ApiError({ status: 400, code: 'invalid_request', msg: 'No.' }))
  await act(async () => void (await done))
  expect(result.current.fields).toEqual({ title: 'Gates', text: 'One' })
})

test('says that a change was refused without a connection, and does not try it again', async () => {
  const { result, requests, answer, pass } = openNote()
  const done = result.current.commit({ title: 'Doors' })
  await act(async () => {})
  await answer(new ApiError({ status: 0, code: 'unreachable', msg: '' }))
  await act(async () => void (await done))
  expect(result.current.fields.title).toBe('Gates')
  expect(result.current).toMatchObject({ phase: 'failed', failedWhat: 'action' })
  expect(result.current.failure).not.toBeNull()
  await pass(60_000)
  expect(requests).toHaveLength(1)
})

test('stops waiting for a connection when there is nothing to save', async () => {
  const { result, requests, answer, pass } = openNote()
  const done = result.current.commit({ title: 'Doors' })
  await act(async () => {})
  await answer(new ApiError({ status: 409, code: 'conflict', msg: 'Changed elsewhere.' }))
  await act(async () => void (await done))
  await act(async () => void result.current.settle('other'))
  await answer(new ApiError({ status: 0, code: 'unreachable', msg: '' }))
  expect(result.current.phase).toBe('offline')
  await pass(10_000)
  expect(result.current.phase).toBe('unchanged')
  expect(requests.map(({ name }) => name)).toEqual(['put', 'read'])
})

test('creates a new document with its first save, once', async () => {
  const created: string[] = []
  const puts: [number, string][] = []
  const store = createStore()
  store.set(i18nAtom, createI18n('en'))
  store.set(apiAtom, createApiClient({ baseUrl: 'http://edbazaar.test' }))
  const { result } = renderHook(
    () =>
      useRevisedDocument<Note | null, Note['fields']>({
        loaded: null,
        fieldsOf: (document) => document?.fields ?? { title: '', text: '' },
        create: async () => {
          created.push('note')
          return note({ revision: 1 })
        },
        read: async (_, document) => document,
        put: async (_, { revision }, fields) => {
          puts.push([revision, fields.title])
          if (puts.length === 1) throw new ApiError({ status: 0, code: 'unreachable', msg: '' })
          return note({ revision: revision + 1, fields })
        },
      }),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <Provider store={store}>{children}</Provider>
      ),
    },
  )
  act(() => result.current.change({ title: 'A' }))
  await act(() => vi.advanceTimersByTimeAsync(500))
  expect(result.current.phase).toBe('offline')
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(result.current).toMatchObject({ phase: 'saved', isChanged: false })
  expect(created).toHaveLength(1)
  expect(puts).toEqual([
    [1, 'A'],
    [1, 'A'],
  ])
})
