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
  it('keep the rows of a query that comes again, while public data are the same', async () => {
    const { reads } = setUp()
    const read = oneRow()
    for (let turn = 0; turn < 4; turn++) expect(await reads.rows('a', read)).toEqual([{ id: 1 }])
    expect(read).toHaveBeenCalledTimes(2)
    await reads.rows('b', read)
    expect(read).toHaveBeenCalledTimes(3)
  })

  it('send it again after a change, also one during the query', async () => {
    const { reads, change } = setUp()
    const read = oneRow()
    await reads.rows('a', read)
    await reads.rows('a', async () => {
      change(2)
      return [{ id: 0 }]
    })
    expect(await reads.rows('a', read)).toEqual([{ id: 1 }])
    expect(read).toHaveBeenCalledTimes(2)
    change(3)
    await reads.rows('a', read)
    expect(read).toHaveBeenCalledTimes(3)
  })

  it('send every query while changes may go unnoticed', async () => {
    const { reads, change } = setUp()
    const read = oneRow()
    await reads.rows('a', read)
    await reads.rows('a', read)
    change(undefined)
    await reads.rows('a', read)
    await reads.rows('a', read)
    expect(read).toHaveBeenCalledTimes(4)
  })

  it('keep nothing of a query that failed', async () => {
    const { reads } = setUp()
    await reads.rows('a', oneRow())
    const failed = reads.rows('a', () => Promise.reject(new Error('lost')))
    await expect(failed).rejects.toThrow('lost')
    const read = oneRow()
    expect(await reads.rows('a', read)).toEqual([{ id: 1 }])
    expect(read).toHaveBeenCalledTimes(1)
  })

  it('keep the most recently used rows, and no long answers', async () => {
    const { reads } = setUp(6)
    const [first, second] = [oneRow(), oneRow()]
    const twice = async (key: string, read = oneRow()) => {
      await reads.rows(key, read)
      await reads.rows(key, read)
    }
    await twice('first', first)
    await twice('second', second)
    await reads.rows('first', first)
    await twice('third')
    await twice('fourth')
    await reads.rows('first', first)
    await reads.rows('second', second)
    expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([2, 3])
    const long = vi.fn(async () => Array.from({ length: 500 }, (_, id) => ({ id })))
    await twice('long', long)
    await reads.rows('long', long)
    expect(long).toHaveBeenCalledTimes(3)
  })
})
