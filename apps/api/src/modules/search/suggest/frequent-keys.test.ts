import { describe, expect, it, vi } from 'vitest'
import { minuteMs } from '../../platform/dates/durations.ts'
import { FrequentKeys } from './frequent-keys.ts'

describe('FrequentKeys', () => {
  it('reads once for concurrent calls, and again in the background when the counts are old', async () => {
    let now = 1_000_000
    const read = vi.fn(async () => new Map([[1, read.mock.calls.length]]))
    const keys = new FrequentKeys(read, () => now)
    await Promise.all([keys.counts(), keys.counts()])
    expect(read).toHaveBeenCalledTimes(1)
    now += 10 * minuteMs
    expect((await keys.counts()).get(1)).toBe(1)
    await vi.waitFor(async () => expect((await keys.counts()).get(1)).toBe(2), { timeout: 20_000 })
  })

  it('keeps the cached counts while the database does not respond', async () => {
    let now = 1_000_000
    let fails = false
    const keys = new FrequentKeys(
      async () => {
        if (fails) throw new Error('gone')
        return new Map([[7, 700]])
      },
      () => now,
    )
    await keys.counts()
    fails = true
    now += 10 * minuteMs
    expect((await keys.counts()).get(7)).toBe(700)
  })
})
