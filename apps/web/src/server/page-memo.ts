export interface PageMemo<Page> {
  /** The cached page with this URL and version, if any. */
  read: (url: string, version: string) => Page | undefined
  keep: (url: string, version: string, page: Page) => void
}

/**
 * Caches the latest rendered pages with the version of their state. A page depends only on its URL and
 * its state, so a page with unchanged data is not rendered again. The data is always loaded.
 */
export function createPageMemo<Page>(size: number): PageMemo<Page> {
  const cache = new Map<string, { version: string; page: Page }>()
  return {
    read(url, version) {
      const entry = cache.get(url)
      return entry?.version === version ? entry.page : undefined
    },
    keep(url, version, page) {
      cache.delete(url)
      cache.set(url, { version, page })
      const [oldest] = cache.keys()
      if (cache.size > size && oldest !== undefined) cache.delete(oldest)
    },
  }
}
