import { expect, it } from 'vitest'
import { pageNumbers } from './page-numbers'

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [2, 3, [1, 2, 3]],
  [1, 4, [1, 2, 3, 4]],
  [4, 4, [1, 2, 3, 4]],
  [5, 12, [1, 0, 4, 5, 6, 0, 12]],
  [3, 12, [1, 2, 3, 4, 0, 12]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1000, 1000, [1, 0, 999, 1000]],
])('on page %d of %d offers %j', (current, last, pages) => {
  expect(pageNumbers(current, last)).toEqual(pages)
})
