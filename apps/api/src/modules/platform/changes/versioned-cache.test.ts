import { expect, it, vi } from 'vitest'
import { createVersionedCache } from './versioned-cache.ts'

function setUp(read: (context: string) => Promise<string>) {
  let version: number | undefined = 1
  const reader = vi.fn(read)
  const cache = createVersionedCache({ version: () => version }, 2, reader)
  return {
    get: (key: string) => cache.get(key, key),
    reads: () => reader.mock.calls.length,
    change(to: number | undefined) {
      version = to
    },
  }
}

it('reads a value once until public data change, also for concurrent requests', async () => {
  const { get, reads, change } = setUp(async (key) => `value of ${key}`)
  expect(await Promise.all([get('a'), get('a')])).toEqual(['value of a', 'value of a'])
  await get('a')
  expect(reads()).toBe(1)
  change(2)
  await get('a')
  expect(reads()).toBe(2)
})

it('reads each time while changes may go unnoticed', async () => {
  const { get, reads, change } = setUp(async (key) => key)
  await get('a')
  change(undefined)
  await get('a')
  await get('a')
  expect(reads()).toBe(3)
})

it('does not keep a value that could not be read', async () => {
  let isDown = true
  const { get } = setUp(async (key) => {
    if (isDown) throw new Error('lost')
    return key
  })
  await expect(get('a')).rejects.toThrow('lost')
  isDown = false
  expect(await get('a')).toBe('a')
})
