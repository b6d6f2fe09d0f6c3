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
  await vi.waitFor(() => expect(cache.peek()).toBe(2), { timeout: 20_000 })
})

it('reads again after it expired, also when an older value was being read', async () => {
  const values = ['old', 'new']
  let finish = () => {}
  const read = vi.fn(async () => {
    const value = values[read.mock.calls.length - 1] ?? 'newer'
    await new Promise<void>((resolve) => {
      finish = resolve
    })
    return value
  })
  const cache = new SwrCache(read, 100_000)
  const first = cache.get()
  cache.expire()
  finish()
  await first
  expect(cache.peek()).toBe('old')
  expect(read).toHaveBeenCalledTimes(2)
  finish()
  await vi.waitFor(() => expect(cache.peek()).toBe('new'), { timeout: 20_000 })
  expect(read).toHaveBeenCalledTimes(2)
})
