import { LRUCache } from 'lru-cache'
import type { PublicChanges } from './public-changes.ts'

/** Keeps values that are read from public tables until public data change. */
export interface VersionedCache<Context, Value> {
  /** The value of a key; `context` is what `read` needs for it. Callers may not change the value. */
  get(key: string, context: Context): Promise<Value>
}

/**
 * Creates a cache for one process. Concurrent requests for one key share one read. Nothing is kept
 * while changes may go unnoticed.
 */
export function createVersionedCache<Context, Value>(
  changes: Pick<PublicChanges, 'version'>,
  maxEntries: number,
  read: (context: Context) => Promise<Value>,
): VersionedCache<Context, Value> {
  const values = new LRUCache<string, { version: number; value: Promise<Value> }>({
    max: maxEntries,
  })
  return {
    get(key, context) {
      const version = changes.version()
      if (version === undefined) return read(context)
      const known = values.get(key)
      if (known?.version === version) return known.value
      const entry = { version, value: read(context) }
      values.set(key, entry)
      entry.value.catch(() => {
        if (values.peek(key) === entry) values.delete(key)
      })
      return entry.value
    },
  }
}
