import { minuteMs } from '../../platform/dates/durations.ts'
import type { Frequencies } from './key-split.ts'
import { SwrCache } from './swr-cache.ts'

/** Keys in fewer documents are rare. */
const frequent = 500
const freshFor = 5 * minuteMs

/**
 * The few thousand frequent keys with their document counts, cached in memory. They choose between
 * query plans with equal results, so outdated counts cost time but not correctness.
 */
export class FrequentKeys {
  readonly #counts: SwrCache<Frequencies>

  constructor(read: (atLeast: number) => Promise<Frequencies>, now = Date.now) {
    this.#counts = new SwrCache(() => read(frequent), freshFor, now)
  }

  /**
   * The counts. Only the first call waits; later ones get cached counts while newer ones are read.
   */
  counts(): Promise<Frequencies> {
    return this.#counts.get()
  }
}
