import { describe, expect, it } from 'vitest'
import { cellKeys } from '../../platform/places/grid-cells.ts'
import { firstGrid, gridAround, mayBeRemote } from './grid-around.ts'

const pune = { lat: 18.52, lng: 73.85 }

describe('gridAround', () => {
  const { cells, distances, reaches } = gridAround(pune)

  it('returns nine cells of each grid, with the point in the middle one', () => {
    expect(cells).toHaveLength(36)
    expect([4, 13, 22, 31].map((i) => cells[i])).toEqual(cellKeys(pune.lat, pune.lng))
  })

  it('returns the distance of each cell', () => {
    // Cells of half a degree: from 18.5 to 19, and from 73.5 to 74.
    const narrowing = Math.cos((pune.lat * Math.PI) / 180)
    const wide = distances.slice(18, 27)
    expect(wide[4]).toBe(0)
    expect(wide[1]).toBeCloseTo(0.02)
    expect(wide[7]).toBeCloseTo(0.48)
    expect(wide[3]).toBeCloseTo(0.35 * narrowing)
    expect(wide[8]).toBeCloseTo(Math.hypot(0.48, 0.15 * narrowing))
    expect(reaches[2]).toBeCloseTo(0.52)
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
