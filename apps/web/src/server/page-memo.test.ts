import { expect, test } from 'vitest'
import { createPageMemo } from './page-memo'

test('returns a page while its version is unchanged', () => {
  const memo = createPageMemo<string>(2)
  memo.keep('/a', '1', 'page')
  expect(memo.read('/a', '1')).toBe('page')
  expect(memo.read('/a', '2')).toBeUndefined()
  expect(memo.read('/b', '1')).toBeUndefined()
})

test('evicts the oldest page beyond the limit', () => {
  const memo = createPageMemo<string>(2)
  for (const address of ['/a', '/b', '/c']) memo.keep(address, '1', address)
  expect(memo.read('/a', '1')).toBeUndefined()
  expect(memo.read('/c', '1')).toBe('/c')
})
