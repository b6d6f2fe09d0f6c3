import { describe, expect, it } from 'vitest'
import { feeHistogram } from './fee-histogram.ts'

describe('the fee histogram', () => {
  it('is null without fees', () => {
    expect(feeHistogram([])).toBeNull()
  })

  it('has bars as wide as the fees need', () => {
    expect(feeHistogram([[0, 3]])?.step).toBe(5_000)
    expect(feeHistogram([[20, 3]])?.step).toBe(10_000)
    expect(feeHistogram([[79, 3]])?.step).toBe(25_000)
  })

  it('includes every school, the highest fees in the last bar', () => {
    const { step, counts } = feeHistogram([
      [1, 60],
      [9, 39],
      [900, 1],
    ]) ?? { step: 0, counts: [] }
    expect(step).toBe(5_000)
    expect(counts).toEqual([0, 60, 0, 0, 0, 0, 0, 0, 0, 39, 0, 0, 0, 0, 0, 1])
  })
})
