import type { Frequencies } from './key-split.ts'
import { SwrCache } from './swr-cache.ts'

/** Keys in fewer documents than this count as rare. */
const frequent = 500
const freshFor = 5 * 60_000

/**
 * The few thousand frequent keys and in how many documents each occurs, kept in memory: they choose
 * between ways to the same answer, so that old counts cost time and never correctness.
 */
export class FrequentKeys {
  readonly #counts: SwrCache<Frequencies>

  constructor(read: (atLeast: number) => Promise<Frequencies>, now = Date.now) {
    this.#counts = new SwrCache(() => read(frequent), freshFor, now)
  }

  /** The counts: read at first, then the ones at hand while newer ones are on their way. */
  counts(): Promise<Frequencies> {
    return this.#counts.get()
  }
}
