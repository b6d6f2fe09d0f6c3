import { describe, expect, it } from 'vitest'
import { createPageCache } from './page-cache.ts'
import type { PageResponse } from './page-rendering.ts'

const page = (text: string): PageResponse => ({
  status: 200,
  headers: {},
  html: Buffer.from(text),
  version: text,
})

/** A cache whose clock and version of the data are set by the test. */
function cacheForTest(maximumBytes?: number) {
  const state: { version: number | undefined; time: number } = { version: 1, time: 0 }
  const cache = createPageCache({
    changes: { version: () => state.version },
    now: () => state.time,
    ...(maximumBytes !== undefined && { maximumBytes }),
  })
  return { cache, state }
}

describe('the cache of pages', () => {
  it('returns a page until the public data change', () => {
    const { cache, state } = cacheForTest()
    cache.reserve('/a')(page('a'))
    expect(cache.fresh('/a')?.response.html.toString()).toBe('a')
    state.version = 2
    expect(cache.fresh('/a')).toBeUndefined()
    expect(cache.latest('/a')?.response.html.toString()).toBe('a')
  })

  it('does not trust a page whose data changed while it was loaded', () => {
    const { cache, state } = cacheForTest()
    const keep = cache.reserve('/a')
    state.version = 2
    keep(page('a'))
    expect(cache.fresh('/a')).toBeUndefined()
  })

  it('neither returns nor keeps pages while changes may go unnoticed', () => {
    const { cache, state } = cacheForTest()
    cache.reserve('/a')(page('a'))
    state.version = undefined
    expect(cache.fresh('/a')).toBeUndefined()
    cache.reserve('/b')(page('b'))
    state.version = 1
    expect(cache.fresh('/b')).toBeUndefined()
    expect(cache.latest('/b')).toBeUndefined()
  })

  it('loads a page again after a minute', () => {
    const { cache, state } = cacheForTest()
    cache.reserve('/a')(page('a'))
    state.time = 60_000
    expect(cache.fresh('/a')).toBeDefined()
    state.time = 60_001
    expect(cache.fresh('/a')).toBeUndefined()
  })

  it('keeps the compressed forms of a page that is loaded again without a change', () => {
    const { cache } = cacheForTest()
    const response = page('a')
    const first = cache.reserve('/a')(response)
    expect(cache.reserve('/a')(response).body).toBe(first.body)
    expect(cache.reserve('/a')(page('b')).body).not.toBe(first.body)
  })

  it('removes the pages that were not used for longest', () => {
    const { cache } = cacheForTest(2_000)
    cache.reserve('/a')(page('a'))
    cache.reserve('/b')(page('b'))
    cache.reserve('/c')(page('c'))
    cache.fresh('/a')
    cache.reserve('/d')(page('d'))
    expect(['/a', '/b', '/c', '/d'].filter((url) => cache.fresh(url))).toEqual(['/a', '/c', '/d'])
  })

  it('does not keep a page that is larger than the cache', () => {
    const { cache } = cacheForTest(1_000)
    expect(cache.reserve('/a')(page('a'.repeat(2_000))).response.html.length).toBe(2_000)
    expect(cache.fresh('/a')).toBeUndefined()
  })
})
