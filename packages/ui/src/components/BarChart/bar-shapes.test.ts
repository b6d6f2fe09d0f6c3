import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { barsOf, roomFor } from './bar-shapes'

describe('barsOf', () => {
  it('places series side by side, all from zero', () => {
    const [first, second] = barsOf([[3, 5]], 2, 'grouped')
    expect([first?.from, first?.to, second?.from, second?.to]).toEqual([0, 3, 0, 5])
    expect(second?.x).toBeGreaterThan((first?.x ?? 0) + (first?.width ?? 0))
  })

  it('stacks series, with negative values below zero', () => {
    const bars = barsOf([[3, -2, 5]], 3, 'stacked')
    expect(bars.map(({ from, to }) => [from, to])).toEqual([
      [0, 3],
      [-2, 0],
      [3, 8],
    ])
  })

  it('draws no bar for a missing value, but one for zero', () => {
    for (const layout of ['grouped', 'stacked'] as const) {
      expect(barsOf([[null, 0]], 2, layout).map(({ series }) => series)).toEqual([1])
    }
  })

  it('limits the width of a single bar', () => {
    expect(barsOf([[4]], 1, 'grouped')).toMatchObject([{ x: 44, width: 12 }])
  })

  it('keeps every bar inside the drawing and groups apart', () => {
    const value = fc.option(fc.integer({ min: -1e9, max: 1e9 }))
    const points = fc.array(fc.array(value, { minLength: 3, maxLength: 3 }), { minLength: 1 })
    fc.assert(
      fc.property(points, fc.constantFrom('grouped', 'stacked'), (some, layout) => {
        const bars = barsOf(some, 3, layout)
        for (const { point, x, width } of bars) {
          expect(x).toBeGreaterThanOrEqual((point / some.length) * 100)
          expect(x + width).toBeLessThanOrEqual(((point + 1) / some.length) * 100)
        }
      }),
    )
  })
})

describe('roomFor', () => {
  it('needs more room for more letters and bars', () => {
    expect(roomFor(4, 8)).toBe(560)
    expect(roomFor(4, 3)).toBe(300)
    expect(roomFor(14, 12)).toBeUndefined()
  })
})
