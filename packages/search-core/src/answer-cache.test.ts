import { expect, test } from 'vitest'
import { createAnswerCache } from './answer-cache'

test('stores responses by key', () => {
  const cache = createAnswerCache<number>(2)
  cache.keep('a', 1)
  expect(cache.read('a')).toBe(1)
  expect(cache.read('b')).toBeUndefined()
})

test('drops the least recently used response', () => {
  const cache = createAnswerCache<number>(2)
  cache.keep('a', 1)
  cache.keep('b', 2)
  cache.read('a')
  cache.keep('c', 3)
  expect([cache.read('a'), cache.read('b'), cache.read('c')]).toEqual([1, undefined, 3])
})
