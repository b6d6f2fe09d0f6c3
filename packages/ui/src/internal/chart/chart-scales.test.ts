import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { labelled, nearest, pointPositions, spread } from './positions'
import { valueAxis } from './value-axis'

describe('valueAxis', () => {
  it('starts at zero unless told otherwise', () => {
    expect(valueAxis([40, 55]).ticks[0]).toBe(0)
    expect(valueAxis([40, 55], { isFromZero: false }).ticks[0]).toBe(40)
  })

  it('goes from 0 to 1 if all values are zero or there are none', () => {
    for (const values of [[0, 0], [], [null]]) {
      const { ticks, at } = valueAxis(values)
      expect(ticks).toEqual([0, 1])
      expect(at(0)).toBe(0)
    }
  })

  it('has no fractional ticks for whole numbers', () => {
    expect(valueAxis([0, 2, 1]).ticks).toEqual([0, 1, 2])
    expect(valueAxis([0, 1.5, 1]).ticks).toContain(0.5)
  })

  it('adds room above and below a constant value', () => {
    expect(valueAxis([7, 7], { isFromZero: false }).at(7)).toBeCloseTo(50, 0)
  })

  it('includes every value between evenly spaced ticks', () => {
    const values = fc.array(
      fc.integer({ min: -1e14, max: 1e14 }).map((value) => value / 100),
      { maxLength: 30 },
    )
    fc.assert(
      fc.property(values, fc.boolean(), (some, isFromZero) => {
        const { ticks, at } = valueAxis(some, { isFromZero })
        expect(ticks.length).toBeGreaterThan(1)
        expect(at(ticks[0] ?? Number.NaN)).toBeCloseTo(0, 2)
        expect(at(ticks.at(-1) ?? Number.NaN)).toBeCloseTo(100, 2)
        const steps = ticks.slice(1).map((tick, index) => tick - (ticks[index] ?? 0))
        const [step = 0] = steps
        // The distance of two large numbers is only as exact as they are.
        const largest = Math.max(...ticks.map(Math.abs))
        const inexact = (4 * Number.EPSILON * largest) / step
        for (const other of steps) expect(Math.abs(other / step - 1)).toBeLessThan(1e-6 + inexact)
        for (const value of some) {
          expect(at(value)).toBeGreaterThanOrEqual(-0.001)
          expect(at(value)).toBeLessThanOrEqual(100.001)
        }
      }),
      // It could look for a smaller example for many minutes; the seed finds this one again.
      {
        endOnFailure: true,
        examples: [[[999_999_999_999.92, 999_999_999_999.67], false]],
      },
    )
  })
})

describe('pointPositions', () => {
  it('places points evenly', () => {
    expect(pointPositions([undefined, undefined, undefined])).toEqual([0, 50, 100])
  })

  it('places a single point in the middle', () => {
    expect(pointPositions(['2026-11-20'])).toEqual([50])
    expect(pointPositions([])).toEqual([])
  })

  it('places dated points by time', () => {
    expect(pointPositions(['2026-11-01', '2026-11-02', '2026-11-05'])).toEqual([0, 25, 100])
  })
})

describe('labelled', () => {
  it('leaves out labels that would touch', () => {
    expect([...labelled([0, 5, 10, 15, 20], 10)]).toEqual([0, 2, 4])
  })
})

describe('spread', () => {
  it('moves close positions apart and keeps their order', () => {
    expect(spread([100, 98, 20], 30, 200)).toEqual([98 + 30, 98, 20])
    expect(spread([199, 198], 30, 200)).toEqual([200, 170])
  })

  it('keeps the distance and the bounds if all positions fit', () => {
    const places = fc.array(fc.double({ min: 0, max: 200, noNaN: true }), { maxLength: 5 })
    fc.assert(
      fc.property(places, (some) => {
        const moved = spread(some, 40, 200).sort((a, b) => a - b)
        for (const [index, place] of moved.entries()) {
          expect(place).toBeGreaterThanOrEqual(-1e-9)
          expect(place).toBeLessThanOrEqual(200 + 1e-9)
          if (index > 0) expect(place - (moved[index - 1] ?? 0)).toBeGreaterThanOrEqual(40 - 1e-9)
        }
      }),
    )
  })
})

describe('nearest', () => {
  it('finds the point nearest to the pointer', () => {
    expect(nearest([0, 50, 100], 30)).toBe(1)
    expect(nearest([0, 50, 100], 24)).toBe(0)
  })
})
