import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useShownValue } from './use-shown-value'

test('shows a change at once, and what is selected as soon as that changes', () => {
  const { result, rerender } = renderHook(({ selected }) => useShownValue(selected), {
    initialProps: { selected: ['a'] },
  })
  expect(result.current[0]).toEqual(['a'])
  act(() => result.current[1](['a', 'b']))
  expect(result.current[0]).toEqual(['a', 'b'])
  // The page renders again before it has the change.
  rerender({ selected: ['a'] })
  expect(result.current[0]).toEqual(['a', 'b'])
  rerender({ selected: ['a', 'b'] })
  expect(result.current[0]).toEqual(['a', 'b'])
  // Back: the earlier change is forgotten.
  rerender({ selected: ['a'] })
  expect(result.current[0]).toEqual(['a'])
})
