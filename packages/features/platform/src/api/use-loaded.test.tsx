import { createApiClient } from '@edbazaar/api-client'
import { act, renderHook } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import type { PropsWithChildren } from 'react'
import { expect, test, vi } from 'vitest'
import { apiAtom } from './api-context'
import { useLoaded } from './use-loaded'

interface LoadProps {
  key: string | null
  version?: number
}

/** Renders the hook with requests that the test answers, in their order. */
function load(initialProps: LoadProps) {
  const store = createStore()
  store.set(apiAtom, createApiClient({ baseUrl: 'http://edbazaar.test' }))
  const requests: (PromiseWithResolvers<string> & { signal: AbortSignal })[] = []
  const request = (_: unknown, signal: AbortSignal) => {
    const answer = Promise.withResolvers<string>()
    requests.push({ ...answer, signal })
    return answer.promise
  }
  const wrapper = ({ children }: PropsWithChildren) => <Provider store={store}>{children}</Provider>
  const hook = renderHook(({ key, version }: LoadProps) => useLoaded(request, key, version), {
    initialProps,
    wrapper,
  })
  return {
    ...hook,
    requests,
    shown: () => [hook.result.current.state, hook.result.current.value],
    answer: (at: number, text: string) => act(async () => requests[at]?.resolve(text)),
    fail: (at: number) => act(async () => requests[at]?.reject(new TypeError('Offline'))),
  }
}

test('shows the value once it is loaded', async () => {
  const { shown, answer } = load({ key: 'a' })
  expect(shown()).toEqual(['loading', null])
  await answer(0, 'first')
  expect(shown()).toEqual(['loaded', 'first'])
})

test('a retry after a failure shows that it loads', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { result, shown, answer, fail } = load({ key: 'a' })
  await fail(0)
  expect(shown()).toEqual(['failed', null])
  expect(result.current.cause).toBeInstanceOf(TypeError)
  act(() => result.current.reload())
  expect(shown()).toEqual(['loading', null])
  await answer(1, 'second')
  expect(shown()).toEqual(['loaded', 'second'])
})

test('a reload and a new version keep the value until the next one is there', async () => {
  const { result, rerender, shown, answer } = load({ key: 'a', version: 1 })
  await answer(0, 'first')
  act(() => result.current.reload())
  expect(shown()).toEqual(['loaded', 'first'])
  await answer(1, 'second')
  rerender({ key: 'a', version: 2 })
  expect(shown()).toEqual(['loaded', 'second'])
  await answer(2, 'third')
  expect(shown()).toEqual(['loaded', 'third'])
})

test('another key shows nothing of the former one, nor its late answer', async () => {
  const { rerender, requests, shown, answer } = load({ key: 'a' })
  await answer(0, 'first')
  rerender({ key: 'b' })
  expect(shown()).toEqual(['loading', null])
  rerender({ key: 'c' })
  expect(requests[1]?.signal.aborted).toBe(true)
  await answer(2, 'of c')
  await answer(1, 'of b')
  expect(shown()).toEqual(['loaded', 'of c'])
})

test('loads nothing without a key, and changes a loaded value', async () => {
  const { result, rerender, requests, shown, answer } = load({ key: null })
  expect(requests).toHaveLength(0)
  rerender({ key: 'a' })
  await answer(0, 'first')
  act(() => result.current.update((value) => `${value}, saved`))
  expect(shown()).toEqual(['loaded', 'first, saved'])
})

test('a page that closes ends its request, and warns of nothing', async () => {
  const warn = vi.spyOn(console, 'warn')
  const { unmount, requests, fail } = load({ key: 'a' })
  unmount()
  expect(requests[0]?.signal.aborted).toBe(true)
  await fail(0)
  expect(warn).not.toHaveBeenCalled()
})
