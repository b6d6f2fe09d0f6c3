import { LRUCache } from 'lru-cache'
import type { PublicChanges } from '../../modules/platform/changes/public-changes.ts'
import { createEncodedBody, type EncodedBody, type Encoding } from './encoded-body.ts'
import type { PageResponse } from './page-rendering.ts'

/** A response as it was sent. */
interface ReadyResponse {
  /** Names and values of the headers in turn, without those of one request. */
  readonly headers: readonly string[]
  readonly body: Buffer
}

/** A rendered page with its compressed forms. */
export interface CachedPage {
  readonly response: PageResponse
  readonly body: EncodedBody
  /** The response in each encoding in which it was sent before. */
  readonly ready: Map<Encoding, ReadyResponse>
}

interface Entry extends CachedPage {
  /** The version of the public data before the page was loaded. */
  readonly dataVersion: number
  readonly loadedAt: number
}

export interface PageCache {
  /** The page, if nothing that pages show has changed since it was loaded. */
  fresh(url: string): CachedPage | undefined
  /** The page as it was last rendered; its data may have changed. */
  latest(url: string): CachedPage | undefined
  /** Call before loading a page; the function stores it. */
  reserve(url: string): (response: PageResponse) => CachedPage
}

export interface PageCacheOptions {
  readonly changes: Pick<PublicChanges, 'version'>
  /** @default 48 MB */
  readonly maximumBytes?: number
  /** The time in milliseconds. @default the monotonic clock */
  readonly now?: () => number
}

/** Compressed forms add about a third to a document. */
const sizeFactor = 1.4
/** Pages that depend on the time of day are loaded again after this many milliseconds. */
const longestAge = 60_000

/** Keeps the most recently used pages in memory. */
export function createPageCache({
  changes,
  maximumBytes = 48_000_000,
  now = () => performance.now(),
}: PageCacheOptions): PageCache {
  const pages = new LRUCache<string, Entry>({
    maxSize: maximumBytes,
    sizeCalculation: ({ response }, url) =>
      Math.ceil(response.html.length * sizeFactor) + url.length + 500,
  })
  return {
    fresh(url) {
      const page = pages.get(url)
      if (page === undefined || now() - page.loadedAt > longestAge) return undefined
      return page.dataVersion === changes.version() ? page : undefined
    },
    latest: (url) => pages.peek(url),
    reserve(url) {
      const dataVersion = changes.version()
      const loadedAt = now()
      return (response) => {
        const before = pages.peek(url)
        const page =
          before?.response === response
            ? { response, body: before.body, ready: before.ready }
            : { response, body: createEncodedBody(response.html), ready: new Map() }
        if (dataVersion !== undefined) pages.set(url, { ...page, dataVersion, loadedAt })
        return page
      }
    },
  }
}
