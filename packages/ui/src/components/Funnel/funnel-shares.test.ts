import { describe, expect, it } from 'vitest'
import { funnelShares } from './funnel-shares'

describe('funnelShares', () => {
  it('calculates shares of the previous step', () => {
    expect(funnelShares([1000, 200, 50], 'previous')).toEqual([null, 20, 25])
  })

  it('calculates shares of the first step', () => {
    expect(funnelShares([1000, 200, 50], 'first')).toEqual([null, 20, 5])
  })

  it('has no share of zero or of a missing count', () => {
    expect(funnelShares([0, 4], 'previous')).toEqual([null, null])
    expect(funnelShares([10, null, 4], 'previous')).toEqual([null, null, null])
    expect(funnelShares([10, null, 4], 'first')).toEqual([null, null, 40])
    expect(funnelShares([], 'first')).toEqual([])
  })

  it('exceeds 100 if a step has more', () => {
    expect(funnelShares([10, 12], 'previous')).toEqual([null, 120])
  })
})
