import { describe, expect, it } from 'vitest'
import { KeyFilter } from './key-filter.ts'

describe('KeyFilter', () => {
  const count = 400_000

  it('finds every added key, with few false positives', () => {
    const filter = new KeyFilter(count)
    const first = Array.from({ length: count }, (_, i) => filter.add(`udise\n${9_000_000_000 + i}`))
    expect(first.filter(Boolean)).toEqual([])
    const again = Array.from({ length: count }, (_, i) => filter.add(`udise\n${9_000_000_000 + i}`))
    expect(again.every(Boolean)).toBe(true)
  })
})
