import { describe, expect, it } from 'vitest'
import { landingPlace, shiftOf } from './drag-order'

const rows = [0, 70, 140, 210].map((top) => ({ top, height: 70 }))

describe('landingPlace', () => {
  it.each([
    [1, 0, 1],
    [1, 34, 1],
    [1, 36, 2],
    [1, 106, 3],
    [1, 1000, 3],
    [1, -34, 1],
    [1, -36, 0],
    [3, -106, 1],
    [3, -1000, 0],
    [0, -50, 0],
  ])('from %d by %d pixels is %d', (from, by, to) => {
    expect(landingPlace(rows, from, by)).toBe(to)
  })

  it('handles rows of different heights', () => {
    const uneven = [
      { top: 0, height: 40 },
      { top: 40, height: 120 },
      { top: 160, height: 40 },
    ]
    expect(landingPlace(uneven, 0, 50)).toBe(0)
    expect(landingPlace(uneven, 0, 70)).toBe(1)
    expect(landingPlace(uneven, 2, -50)).toBe(2)
    expect(landingPlace(uneven, 2, -70)).toBe(1)
  })

  it('leaves a removed row where it was', () => {
    expect(landingPlace(rows, 9, 50)).toBe(9)
  })
})

describe('shiftOf', () => {
  it('moves rows below and above', () => {
    expect(rows.map((_, index) => shiftOf(rows, index, 0, 2))).toEqual([0, -70, -70, 0])
    expect(rows.map((_, index) => shiftOf(rows, index, 3, 1))).toEqual([0, 70, 70, 0])
    expect(rows.map((_, index) => shiftOf(rows, index, 2, 2))).toEqual([0, 0, 0, 0])
  })
})
