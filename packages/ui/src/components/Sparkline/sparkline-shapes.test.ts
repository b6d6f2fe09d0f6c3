import { describe, expect, it } from 'vitest'
import { sparklineBars, sparklinePath } from './sparkline-shapes'

describe('sparklinePath', () => {
  it('runs from the left edge to the right, with the highest value at the top', () => {
    expect(sparklinePath([0, 5, 10])).toBe('M0,100L50,50L100,0')
  })

  it('has a gap where a value is missing', () => {
    expect(sparklinePath([1, null, 1])).toBe('M0,0ZM100,0Z')
  })

  it('lies at the bottom if all values are zero, and is empty without values', () => {
    expect(sparklinePath([0, 0])).toBe('M0,100L100,100')
    expect(sparklinePath([])).toBe('')
  })
})

describe('sparklineBars', () => {
  it('starts at zero, also for negative values', () => {
    const [up, down, missing] = sparklineBars([10, -10, null])
    expect([up?.y, up?.height]).toEqual([0, 50])
    expect([down?.y, down?.height]).toEqual([50, 50])
    expect(missing).toBeNull()
  })
})
