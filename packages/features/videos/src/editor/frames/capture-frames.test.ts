import { expect, test } from 'vitest'
import { momentsOf } from './capture-frames'

test('frames are the middles of equal parts', () => {
  expect(momentsOf(60, 3)).toEqual([10, 30, 50])
  expect(momentsOf(Number.POSITIVE_INFINITY, 3)).toEqual([0])
  expect(momentsOf(0, 3)).toEqual([0])
})
