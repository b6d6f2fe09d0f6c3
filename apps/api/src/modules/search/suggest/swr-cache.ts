/** Something read from the database that may be a little old, kept in memory. */
export class SwrCache<T> {
  readonly #read: () => Promise<T>
  readonly #freshFor: number
  readonly #now: () => number
  #value: { readonly is: T } | undefined
  #readAt = 0
  #reading: Promise<T> | undefined

  /** @param freshFor milliseconds */
  constructor(read: () => Promise<T>, freshFor: number, now = Date.now) {
    this.#read = read
    this.#freshFor = freshFor
    this.#now = now
  }

  /** What was read: at first by waiting for it, then the one at hand while a newer one is on its way. */
  async get(): Promise<T> {
    const isFresh = this.#now() - this.#readAt < this.#freshFor
    if (this.#value && isFresh) return this.#value.is
    const reading = this.#refresh()
    if (!this.#value) return reading
    reading.catch(() => {})
    return this.#value.is
  }

  #refresh(): Promise<T> {
    this.#reading ??= this.#read()
      .then((value) => {
        this.#value = { is: value }
        this.#readAt = this.#now()
        return value
      })
      .finally(() => {
        this.#reading = undefined
      })
    return this.#reading
  }
}
