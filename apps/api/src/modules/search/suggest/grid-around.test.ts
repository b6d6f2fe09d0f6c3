import { describe, expect, it } from 'vitest'
import { cellKeys } from '../../platform/places/grid-cells.ts'
import { firstGrid, gridAround, mayBeRemote } from './grid-around.ts'

const pune = { lat: 18.52, lng: 73.85 }

describe('gridAround', () => {
  const { cells, distances, reaches, wideReaches } = gridAround(pune)
  const narrowing = Math.cos((pune.lat * Math.PI) / 180)

  it('returns 25 cells of each grid, with the point in the middle of the first nine', () => {
    expect(cells).toHaveLength(100)
    expect(new Set(cells).size).toBe(100)
    expect([4, 29, 54, 79].map((i) => cells[i])).toEqual(cellKeys(pune.lat, pune.lng))
  })

  it('returns the distance of each cell', () => {
    // Cells of half a degree: from 18.5 to 19, and from 73.5 to 74.
    const middle = distances.slice(50, 59)
    expect(middle[4]).toBe(0)
    expect(middle[1]).toBeCloseTo(0.02)
    expect(middle[7]).toBeCloseTo(0.48)
    expect(middle[3]).toBeCloseTo(0.35 * narrowing)
    expect(middle[8]).toBeCloseTo(Math.hypot(0.48, 0.15 * narrowing))
    // The outer cells, from south-west to north-east.
    const outer = distances.slice(59, 75)
    expect(outer[2]).toBeCloseTo(0.52)
    expect(outer[0]).toBeCloseTo(Math.hypot(0.52, 0.85 * narrowing))
    expect(outer[15]).toBeCloseTo(Math.hypot(0.98, 0.65 * narrowing))
  })

  it('returns how far the nine and the 25 cells reach', () => {
    expect(reaches[2]).toBeCloseTo(0.52)
    expect(wideReaches[2]).toBeCloseTo(1.02)
  })
})

describe('firstGrid', () => {
  it('starts with a wider grid for rarer terms', () => {
    expect([200_000, 20_000, 2_000, 800, 5].map(firstGrid)).toEqual([0, 1, 2, 3, 4])
  })
})

describe('mayBeRemote', () => {
  it('is true only for rare terms', () => {
    expect([mayBeRemote(1_000, 1), mayBeRemote(2_000, 1), mayBeRemote(2_000, 2)]).toEqual([
      true,
      false,
      true,
    ])
    expect(mayBeRemote(100_000, 3)).toBe(false)
  })
})
