/**
 * Remembers what `read` returns for a key, for the life of the cache. Concurrent requests for one key
 * share one read; a read that fails is forgotten, so that the next request tries again.
 */
export function createPromiseCache<Key, Value>(read: (key: Key) => Promise<Value>) {
  const values = new Map<Key, Promise<Value>>()
  return (key: Key): Promise<Value> => {
    const known = values.get(key)
    if (known) return known
    const value = read(key)
    values.set(key, value)
    value.catch(() => values.delete(key))
    return value
  }
}
