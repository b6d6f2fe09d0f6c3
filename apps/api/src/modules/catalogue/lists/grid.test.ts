import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kmPerDegree } from '../../platform/places/distance.ts'
import { cellsWithin } from './grid.ts'

const cellOf = (lat: number, lng: number) => Math.floor(lat * 20) * 4000 + Math.floor(lng * 20)

describe('the cells around a point', () => {
  it('cover every point of the circle, anywhere in India', () => {
    const inIndia = fc.record({
      lat: fc.double({ min: 6, max: 38, noNaN: true }),
      lng: fc.double({ min: 68, max: 98, noNaN: true }),
      radius: fc.integer({ min: 1, max: 50 }),
      turn: fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }),
      part: fc.double({ min: 0, max: 0.999, noNaN: true }),
    })
    fc.assert(
      fc.property(inIndia, ({ lat, lng, radius, turn, part }) => {
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

  it('are few for a small circle', () => {
    const ranges = cellsWithin({ lat: 12.9784, lng: 77.6408 }, 5)
    expect(ranges.length).toBeLessThanOrEqual(3)
    expect(ranges.every(({ first, last }) => last - first < 4)).toBe(true)
  })
})
