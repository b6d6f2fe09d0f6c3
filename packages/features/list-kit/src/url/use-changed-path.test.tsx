import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { urlState, valuesField } from './url-state'
import { useChangedPath } from './use-changed-path'

interface Sample {
  ids: readonly string[]
}
const url = urlState<Sample>('/list', { ids: valuesField((texts) => texts) })
const wrapper = ({ children }: { children: ReactNode }) => <MemoryRouter>{children}</MemoryRouter>
const use = () =>
  renderHook(({ shown }) => useChangedPath(url, shown), {
    initialProps: { shown: { ids: [] as readonly string[] } },
    wrapper,
  })

test('adds up changes that start from the same state', () => {
  const { result, rerender } = use()
  expect(result.current({ ids: ['a'] })).toBe(url.pathOf({ ids: ['a'] }))
  expect(result.current({ ids: ['b'] })).toBe(url.pathOf({ ids: ['a', 'b'] }))
  // The first has rendered, the second has not.
  rerender({ shown: { ids: ['a'] } })
  expect(result.current({ ids: ['a', 'c'] })).toBe(url.pathOf({ ids: ['a', 'b', 'c'] }))
})

test('takes back a change that has not rendered', () => {
  const { result } = use()
  result.current({ ids: ['a'] })
  result.current({ ids: ['b'] })
  expect(result.current({ ids: [] }, { ids: ['a'] })).toBe(url.pathOf({ ids: ['b'] }))
})

test('forgets a change that a link has removed before it was loaded', () => {
  const { result, rerender } = use()
  result.current({ ids: ['a'] })
  rerender({ shown: { ids: ['a'] } })
  rerender({ shown: { ids: [] } })
  expect(result.current({ ids: ['b'] })).toBe(url.pathOf({ ids: ['b'] }))
})
