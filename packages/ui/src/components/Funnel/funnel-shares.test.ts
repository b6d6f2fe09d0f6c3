import { describe, expect, it } from 'vitest'
import { funnelShares } from './funnel-shares'

describe('funnelShares', () => {
  it('takes each step of the one before', () => {
    expect(funnelShares([1000, 200, 50], 'previous')).toEqual([null, 20, 25])
  })

  it('takes each step of the first', () => {
    expect(funnelShares([1000, 200, 50], 'first')).toEqual([null, 20, 5])
  })

  it('has no share of nothing, nor of what is not known', () => {
    expect(funnelShares([0, 4], 'previous')).toEqual([null, null])
    expect(funnelShares([10, null, 4], 'previous')).toEqual([null, null, null])
    expect(funnelShares([10, null, 4], 'first')).toEqual([null, null, 40])
    expect(funnelShares([], 'first')).toEqual([])
  })

  it('goes past the whole where a step has more', () => {
    expect(funnelShares([10, 12], 'previous')).toEqual([null, 120])
  })
})
