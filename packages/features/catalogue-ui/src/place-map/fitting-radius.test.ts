import { expect, test } from 'vitest'
import { fittingRadius } from './fitting-radius'

test.each([
  [[], 2],
  [[null], 2],
  [[0.4, 0.9, 1.1], 2],
  [[6.5, 3.1, null, 4.2, 9.9], 7],
  [[4.2], 5],
  [[40, 60, 80], 10],
])('neighbours %j km away fit in a circle of %i km', (distances, radius) => {
  expect(fittingRadius(distances)).toBe(radius)
})
