import { describe, expect, it } from 'vitest'
import { isLargeLoad } from './large-load.ts'

describe('isLargeLoad', () => {
  it('is true for a register loaded into an empty database', () => {
    expect(isLargeLoad({ written: 5_000, lookedAt: 5_000, remaining: 6_000, present: 300 })).toBe(
      true,
    )
  })

  it('is false for a few rows, or for few compared to the existing ones', () => {
    expect(isLargeLoad({ written: 900, lookedAt: 900, remaining: 900, present: 0 })).toBe(false)
    const million = { lookedAt: 5_000, remaining: 1_300_000, present: 1_300_000 }
    expect(isLargeLoad({ ...million, written: 10 })).toBe(false)
    expect(isLargeLoad({ ...million, written: 5_000 })).toBe(true)
  })

  it('is false if nothing has changed', () => {
    const nothing = { written: 0, lookedAt: 5_000, remaining: 1_300_000, present: 1_300_000 }
    expect(isLargeLoad(nothing)).toBe(false)
  })
})
