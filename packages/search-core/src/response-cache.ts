export interface ResponseCache<Value> {
  read(key: string): Value | undefined
  keep(key: string, value: Value): void
}

/** Caches the latest responses by key. Above `size` the least recently used one is dropped. */
export function createResponseCache<Value extends object>(size: number): ResponseCache<Value> {
  const entries = new Map<string, Value>()
  function keep(key: string, value: Value) {
    entries.delete(key)
    entries.set(key, value)
    const [oldest] = entries.keys()
    if (entries.size > size) entries.delete(String(oldest))
  }
  return {
    keep,
    read(key) {
      const value = entries.get(key)
      if (value) keep(key, value)
      return value
    },
  }
}
