import { expect, it, vi } from 'vitest'
import { SwrCache } from './swr-cache.ts'

it('gives the value without waiting, and reads a newer one when it is old', async () => {
  let time = 1_000
  const read = vi.fn(async () => read.mock.calls.length)
  const cache = new SwrCache(read, 100, () => time)
  expect(cache.peek()).toBeUndefined()
  expect(read).not.toHaveBeenCalled()
  await cache.get()
  expect(cache.peek()).toBe(1)
  expect(read).toHaveBeenCalledTimes(1)
  time += 200
  expect(cache.peek()).toBe(1)
  await vi.waitFor(() => expect(cache.peek()).toBe(2))
})
