import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { centredAt, placeLabels, type Rect, ringsAround } from './place-labels'

const item = (x: number, y: number, ...candidates: Rect[]) => ({ x, y, candidates })

describe('labels of a map', () => {
  test('take their preferred rectangle if nothing is there', () => {
    const label = centredAt(40, 10)
    expect(placeLabels([item(0, 0, label), item(100, 0, label)], [])).toEqual([0, 0])
  })

  test('move aside for earlier labels and for what is taken, or are left out', () => {
    const label = [centredAt(40, 10), centredAt(40, 10, 0, 20)]
    expect(placeLabels([item(0, 0, ...label), item(10, 0, ...label)], [])).toEqual([0, 1])
    const pin = { left: -10, top: -10, width: 20, height: 50 }
    expect(placeLabels([item(0, 0, ...label)], [pin])).toEqual([null])
  })

  test('never cover each other', () => {
    const point = fc.integer({ min: 0, max: 400 })
    const size = fc.integer({ min: 8, max: 90 })
    const items = fc.array(
      fc
        .record({ x: point, y: point, width: size, height: size })
        .map(({ x, y, width, height }) => ({
          x,
          y,
          candidates: [{ right: 0, down: 0 }, ...ringsAround([16, 32])].map(({ right, down }) =>
            centredAt(width, height, right, down),
          ),
        })),
      { maxLength: 40 },
    )
    fc.assert(
      fc.property(items, (given) => {
        const rects = placeLabels(given, []).flatMap((index, i) => {
          const { x, y, candidates } = given[i] ?? item(0, 0)
          const rect = index === null ? undefined : candidates[index]
          return rect ? [{ ...rect, left: x + rect.left, top: y + rect.top }] : []
        })
        for (const [i, one] of rects.entries())
          for (const other of rects.slice(i + 1))
            expect(
              one.left >= other.left + other.width ||
                other.left >= one.left + one.width ||
                one.top >= other.top + other.height ||
                other.top >= one.top + one.height,
            ).toBe(true)
      }),
      { seed: 20_261_124, numRuns: 200 },
    )
  })
})
