import { hash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { bytesPerName, placeNames } from './place-names.ts'

const sortedHashes = (names: readonly string[]) =>
  Buffer.concat(
    names
      .map((name) => hash('sha256', name, 'buffer').subarray(0, bytesPerName))
      .sort(Buffer.compare),
  )

describe('placeNames', () => {
  it('knows the names of all places, with few false positives', () => {
    const names = Array.from({ length: 5_000 }, (_, n) => `village ${n}`)
    const known = placeNames(sortedHashes(names))
    expect(names.every(known.mayInclude)).toBe(true)
    const others = Array.from({ length: 5_000 }, (_, n) => `school ${n}`)
    expect(others.filter(known.mayInclude).length).toBeLessThan(5)
  })

  it('knows none without places', () => {
    expect(placeNames(Buffer.alloc(0)).mayInclude('kochi')).toBe(false)
  })
})
