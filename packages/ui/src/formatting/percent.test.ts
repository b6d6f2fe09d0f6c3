import { describe, expect, it } from 'vitest'
import { formatPercent } from './percent'

describe('formatPercent', () => {
  it.each([
    [0, '0%'],
    [0.0036, '<0.1%'],
    [0.05, '0.1%'],
    [71.43, '71.4%'],
  ])('writes %d as %s', (percent, text) => {
    expect(formatPercent(percent)).toBe(text)
  })
})
