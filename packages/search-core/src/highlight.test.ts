import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moveHighlight, noHighlight } from './highlight'

test('highlights nothing in an empty list', () => {
  expect(moveHighlight(noHighlight, 1, 0)).toBe(noHighlight)
})

test('stays within the list or highlights nothing', () => {
  const step = fc.constantFrom<1 | -1>(1, -1)
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 }), fc.array(step), (length, steps) => {
      const end = steps.reduce<number>(
        (index, one) => moveHighlight(index, one, length),
        noHighlight,
      )
      expect(end).toBeGreaterThanOrEqual(noHighlight)
      expect(end).toBeLessThan(length)
    }),
  )
})

test('a step back undoes a step', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 }), fc.nat(10), (length, place) => {
      const index = (place % (length + 1)) - 1
      expect(moveHighlight(moveHighlight(index, 1, length), -1, length)).toBe(index)
    }),
  )
})
