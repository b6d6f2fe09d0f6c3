import { describe, expect, it, vi } from 'vitest'
import { createCachedReads } from './cached-reads.ts'

function setUp(maxRows?: number) {
  let version: number | undefined = 1
  const changes = { version: () => version }
  const reads = createCachedReads({ changes, ...(maxRows !== undefined && { maxRows }) })
  return {
    reads,
    change(to: number | undefined) {
      version = to
    },
  }
}

const oneRow = () => vi.fn(async () => [{ id: 1 }])

describe('cached reads', () => {
  it('send a query once while public data are the same', async () => {
    const { reads } = setUp()
    const read = oneRow()
    expect(await reads.rows('a', read)).toEqual([{ id: 1 }])
    expect(await reads.rows('a', read)).toEqual([{ id: 1 }])
    expect(read).toHaveBeenCalledTimes(1)
    await reads.rows('b', read)
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('send it again after a change, also one during the query', async () => {
    const { reads, change } = setUp()
    const read = oneRow()
    await reads.rows('a', async () => {
      change(2)
      return [{ id: 0 }]
    })
    expect(await reads.rows('a', read)).toEqual([{ id: 1 }])
    change(3)
    await reads.rows('a', read)
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('send every query while changes may go unnoticed', async () => {
    const { reads, change } = setUp()
    const read = oneRow()
    await reads.rows('a', read)
    change(undefined)
    await reads.rows('a', read)
    await reads.rows('a', read)
    expect(read).toHaveBeenCalledTimes(3)
  })

  it('keep nothing of a query that failed', async () => {
    const { reads } = setUp()
    const failed = reads.rows('a', () => Promise.reject(new Error('lost')))
    await expect(failed).rejects.toThrow('lost')
    expect(await reads.rows('a', oneRow())).toEqual([{ id: 1 }])
  })

  it('keep the most recently used rows, and no long answers', async () => {
    const { reads } = setUp(6)
    const [first, second, third] = [oneRow(), oneRow(), oneRow()]
    await reads.rows('first', first)
    await reads.rows('second', second)
    await reads.rows('first', first)
    await reads.rows('third', third)
    await reads.rows('fourth', oneRow())
    await reads.rows('second', second)
    expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 2])
    const long = vi.fn(async () => Array.from({ length: 500 }, (_, id) => ({ id })))
    await reads.rows('long', long)
    await reads.rows('long', long)
    expect(long).toHaveBeenCalledTimes(2)
  })
})
