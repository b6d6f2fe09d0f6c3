import { expect, test } from 'vitest'
import { createPageMemo } from './page-memo'

test('gives a page back while its version is the same', () => {
  const memo = createPageMemo<string>(2)
  memo.keep('/a', '1', 'page')
  expect(memo.read('/a', '1')).toBe('page')
  expect(memo.read('/a', '2')).toBeUndefined()
  expect(memo.read('/b', '1')).toBeUndefined()
})

test('keeps so many pages and no more', () => {
  const memo = createPageMemo<string>(2)
  for (const address of ['/a', '/b', '/c']) memo.keep(address, '1', address)
  expect(memo.read('/a', '1')).toBeUndefined()
  expect(memo.read('/c', '1')).toBe('/c')
})
