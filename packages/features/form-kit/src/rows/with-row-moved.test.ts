import { expect, test } from 'vitest'
import { withRowMoved } from './with-row-moved'

const rows = ['a', 'b', 'c']

test.each([
  [0, 2, ['b', 'c', 'a']],
  [2, 0, ['c', 'a', 'b']],
  [1, 1, rows],
  [3, 0, rows],
])('a row at %i moves to %i', (from, to, expected) => {
  expect(withRowMoved(rows, from, to)).toEqual(expected)
})
