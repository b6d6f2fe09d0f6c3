import { expect, test } from 'vitest'
import { createAnswerCache } from './answer-cache'

test('keeps answers by key', () => {
  const cache = createAnswerCache<number>(2)
  cache.keep('a', 1)
  expect(cache.read('a')).toBe(1)
  expect(cache.read('b')).toBeUndefined()
})

test('lets the least recently read answer go', () => {
  const cache = createAnswerCache<number>(2)
  cache.keep('a', 1)
  cache.keep('b', 2)
  cache.read('a')
  cache.keep('c', 3)
  expect([cache.read('a'), cache.read('b'), cache.read('c')]).toEqual([1, undefined, 3])
})
