/** A stale-while-revalidate cache of one value. */
export class SwrCache<T> {
  readonly #read: () => Promise<T>
  readonly #freshFor: number
  readonly #now: () => number
  #value: { readonly is: T } | undefined
  #readAt = 0
  #reading: Promise<T> | undefined
  #expirations = 0

  /** @param freshFor milliseconds until the value is read again */
  constructor(read: () => Promise<T>, freshFor: number, now = Date.now) {
    this.#read = read
    this.#freshFor = freshFor
    this.#now = now
  }

  /**
   * The value. Only the first call waits; later ones get the cached value while a newer one is
   * read.
   */
  async get(): Promise<T> {
    const isFresh = this.#now() - this.#readAt < this.#freshFor
    if (this.#value && isFresh) return this.#value.is
    const reading = this.#refresh()
    if (!this.#value) return reading
    reading.catch(() => {})
    return this.#value.is
  }

  /**
   * The cached value, without waiting: undefined until `get` has read it. A newer one is read if it
   * is old.
   */
  peek(): T | undefined {
    if (!this.#value) return undefined
    this.get().catch(() => {})
    return this.#value.is
  }

  /** Reads the value again, if it has been read: what is being read may be old too. */
  expire(): void {
    this.#expirations++
    this.#readAt = Number.NEGATIVE_INFINITY
    this.peek()
  }

  #refresh(): Promise<T> {
    const expirations = this.#expirations
    this.#reading ??= this.#read()
      .then((value) => {
        this.#value = { is: value }
        if (expirations === this.#expirations) this.#readAt = this.#now()
        return value
      })
      .finally(() => {
        this.#reading = undefined
      })
    return this.#reading
  }
}
