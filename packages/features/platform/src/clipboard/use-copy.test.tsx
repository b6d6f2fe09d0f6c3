import { act, renderHook } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import type { PropsWithChildren } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { toastAtom } from '../toasts/toast-atoms'
import { useCopy } from './use-copy'

afterEach(() => vi.unstubAllGlobals())

const toasts = { copied: 'Copied', failed: 'Not copied' }

/** Copies a text; returns the toast. */
async function copy(text: string) {
  const store = createStore()
  const wrapper = ({ children }: PropsWithChildren) => <Provider store={store}>{children}</Provider>
  const { result } = renderHook(useCopy, { wrapper })
  await act(() => result.current(text, toasts))
  return store.get(toastAtom)
}

test('copies a text and says so', async () => {
  const writeText = vi.fn(async () => {})
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  expect(await copy('EB-1')).toMatchObject({ type: 'success', message: 'Copied' })
  expect(writeText).toHaveBeenCalledExactlyOnceWith('EB-1')
})

test.each([
  ['refuses', { clipboard: { writeText: () => Promise.reject(new Error('Denied')) } }],
  ['has no clipboard', {}],
])('says so if the browser %s', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator)
  expect(await copy('EB-1')).toMatchObject({ type: 'error', message: 'Not copied' })
})
