import { act, renderHook } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { MemoryRouter, useNavigate } from 'react-router-dom'
import { expect, test } from 'vitest'
import { useShownValue } from './use-shown-value'

const wrapper = ({ children }: { children: ReactNode }) =>
  createElement(MemoryRouter, null, children)

const use = () =>
  renderHook(
    ({ selected }) => {
      const [shown, show] = useShownValue<readonly string[]>(selected)
      return { shown, show, navigate: useNavigate() }
    },
    { initialProps: { selected: ['a'] }, wrapper },
  )

test('shows a change at once, and what is selected as soon as that changes', () => {
  const { result, rerender } = use()
  expect(result.current.shown).toEqual(['a'])
  act(() => result.current.show(['a', 'b']))
  expect(result.current.shown).toEqual(['a', 'b'])
  // The page renders again before it has the change.
  rerender({ selected: ['a'] })
  expect(result.current.shown).toEqual(['a', 'b'])
  rerender({ selected: ['a', 'b'] })
  expect(result.current.shown).toEqual(['a', 'b'])
  // Back: the earlier change is forgotten.
  rerender({ selected: ['a'] })
  expect(result.current.shown).toEqual(['a'])
})

test('forgets a change if a link leads to a page with the earlier value', async () => {
  const { result } = use()
  act(() => result.current.show(['a', 'b']))
  await act(async () => result.current.navigate('/?page=2'))
  expect(result.current.shown).toEqual(['a'])
})
