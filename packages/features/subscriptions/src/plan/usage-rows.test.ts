import { describe, expect, test } from 'vitest'
import { usageRow } from './usage-rows'

describe('a row of usage', () => {
  test.each([
    [0, 5, { state: 'free', left: 5, percent: 0, over: 0 }],
    [3, 5, { state: 'free', left: 2, percent: 60, over: 0 }],
    [79, 100, { state: 'free', left: 21, percent: 79, over: 0 }],
    [80, 100, { state: 'near', left: 20, percent: 80, over: 0 }],
    [199, 200, { state: 'near', left: 1, percent: 99, over: 0 }],
    [5, 5, { state: 'full', left: 0, percent: 100, over: 0 }],
    [8, 5, { state: 'full', left: 0, percent: 100, over: 3 }],
    [0, 0, { state: 'full', left: 0, percent: 100, over: 0 }],
    [40, null, { state: 'free', left: 0, percent: 0, over: 0 }],
  ] as const)('with %s of %s is %j', (used, limit, expected) => {
    expect(usageRow('schools', used, limit)).toMatchObject(expected)
  })
})
