import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kmPerDegree, planarKm } from '../../platform/places/distance.ts'
import { boundsOfCell, cellsWithin } from './grid.ts'

const cellOf = (lat: number, lng: number) => Math.floor(lat * 20) * 4000 + Math.floor(lng * 20)

const inIndia = {
  lat: fc.double({ min: 6, max: 38, noNaN: true }),
  lng: fc.double({ min: 68, max: 98, noNaN: true }),
  radius: fc.integer({ min: 1, max: 50 }),
}

describe('the cells around a point', () => {
  it('cover every point of the circle, anywhere in India', () => {
    const points = fc.record({
      ...inIndia,
      turn: fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }),
      part: fc.double({ min: 0, max: 0.999, noNaN: true }),
    })
    fc.assert(
      fc.property(points, ({ lat, lng, radius, turn, part }) => {
        const degrees = (radius * part) / kmPerDegree
        const point = {
          lat: lat + degrees * Math.sin(turn),
          lng: lng + (degrees * Math.cos(turn)) / Math.cos((lat * Math.PI) / 180),
        }
        const cell = cellOf(point.lat, point.lng)
        const ranges = cellsWithin({ lat, lng }, radius)
        expect(ranges.some(({ first, last }) => first <= cell && cell <= last)).toBe(true)
      }),
    )
  })

  it('are inside the circle only if every point of them is', () => {
    const part = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
    fc.assert(
      fc.property(
        fc.record({ ...inIndia, across: part, up: part }),
        ({ lat, lng, radius, across, up }) => {
          const inside = cellsWithin({ lat, lng }, radius).filter(({ isInside }) => isInside)
          for (const { first, last } of inside) {
            const bounds = [boundsOfCell(first), boundsOfCell(last)] as const
            const point = {
              lat: bounds[0].south + up * (bounds[0].north - bounds[0].south),
              lng: bounds[0].west + across * (bounds[1].east - bounds[0].west),
            }
            expect(planarKm({ lat, lng }, point)).toBeLessThanOrEqual(radius)
          }
        },
      ),
    )
  })

  it('are mostly inside a large circle, and never overlap', () => {
    const ranges = cellsWithin({ lat: 28.63, lng: 77.22 }, 50)
    const cells = ranges.flatMap(({ first, last }) =>
      Array.from({ length: last - first + 1 }, (_, i) => first + i),
    )
    const inside = ranges
      .filter(({ isInside }) => isInside)
      .reduce((sum, { first, last }) => sum + last - first + 1, 0)
    expect(new Set(cells).size).toBe(cells.length)
    expect(inside).toBeGreaterThan(cells.length / 2)
  })

  it('are few for a small circle', () => {
    const ranges = cellsWithin({ lat: 12.9784, lng: 77.6408 }, 5)
    expect(ranges.length).toBeLessThanOrEqual(3)
    expect(ranges.every(({ first, last }) => last - first < 4)).toBe(true)
  })
})
