import { expect, it, vi } from 'vitest'
import { createPromiseCache } from './promise-cache.ts'

it('reads each key once', async () => {
  const read = vi.fn(async (key: string) => key.toUpperCase())
  const get = createPromiseCache(read)
  expect(await Promise.all([get('a'), get('a'), get('b')])).toEqual(['A', 'A', 'B'])
  expect(await get('a')).toBe('A')
  expect(read).toHaveBeenCalledTimes(2)
})

it('reads again after a failure', async () => {
  const read = vi.fn(async () => 'text').mockRejectedValueOnce(new Error('busy'))
  const get = createPromiseCache(read)
  await expect(get('a')).rejects.toThrow('busy')
  expect(await get('a')).toBe('text')
})
