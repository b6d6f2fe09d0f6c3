import { expect, test } from 'vitest'
import { createAnswerCache } from './answer-cache'

const [a, b, c] = [['a'], ['b'], ['c']]

test('stores responses by key', () => {
  const cache = createAnswerCache<string[]>(2)
  cache.keep('a', a)
  expect(cache.read('a')).toBe(a)
  expect(cache.read('b')).toBeUndefined()
})

test('drops the least recently used response', () => {
  const cache = createAnswerCache<string[]>(2)
  cache.keep('a', a)
  cache.keep('b', b)
  cache.read('a')
  cache.keep('c', c)
  expect([cache.read('a'), cache.read('b'), cache.read('c')]).toEqual([a, undefined, c])
})
