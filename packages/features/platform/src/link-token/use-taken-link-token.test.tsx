import { renderHook } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { type PropsWithChildren, StrictMode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { isLinkToken } from './is-link-token'
import { linkTokenAtom } from './link-token'
import { useTakenLinkToken } from './use-taken-link-token'

test('the token is taken once, also when effects run twice, and stays with its page', () => {
  const store = createStore()
  store.set(linkTokenAtom, 'secret')
  const wrapper = ({ children }: PropsWithChildren) => (
    <StrictMode>
      <Provider store={store}>
        <MemoryRouter>{children}</MemoryRouter>
      </Provider>
    </StrictMode>
  )
  const { result, rerender } = renderHook(useTakenLinkToken, { wrapper })
  expect(result.current).toEqual({ wasOpenedByLink: true, token: 'secret' })
  expect(store.get(linkTokenAtom)).toBeNull()
  rerender()
  expect(result.current.token).toBe('secret')
})

test.each([
  ['a'.repeat(43), true],
  [`${'A1_-'.repeat(10)}xyz`, true],
  ['a'.repeat(42), false],
  ['a'.repeat(44), false],
  [`${'a'.repeat(42)}.`, false],
  ['', false],
])('%j is a link token: %j', (text, expected) => expect(isLinkToken(text)).toBe(expected))
