import type { Frequencies } from './key-split.ts'

/** Keys in fewer documents than this count as rare. */
const frequent = 500
const freshFor = 5 * 60_000

/**
 * The few thousand frequent keys and in how many documents each occurs, kept in memory: they choose
 * between ways to the same answer, so that old counts cost time and never correctness.
 */
export class FrequentKeys {
  readonly #read: (atLeast: number) => Promise<Frequencies>
  readonly #now: () => number
  #counts: Frequencies | undefined
  #readAt = 0
  #reading: Promise<Frequencies> | undefined

  constructor(read: (atLeast: number) => Promise<Frequencies>, now = Date.now) {
    this.#read = read
    this.#now = now
  }

  /** The counts: read at first, then the ones at hand while newer ones are on their way. */
  async counts(): Promise<Frequencies> {
    const isFresh = this.#now() - this.#readAt < freshFor
    if (this.#counts && isFresh) return this.#counts
    const reading = this.#refresh()
    if (!this.#counts) return reading
    reading.catch(() => {})
    return this.#counts
  }

  #refresh(): Promise<Frequencies> {
    this.#reading ??= this.#read(frequent)
      .then((counts) => {
        this.#counts = counts
        this.#readAt = this.#now()
        return counts
      })
      .finally(() => {
        this.#reading = undefined
      })
    return this.#reading
  }
}
