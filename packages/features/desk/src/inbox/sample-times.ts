import { dayMs, hourMs } from '@edbazaar/feature-platform'

/** Times for stories and tests, which follow the clock. */

/** A time before now; after it for negative values. */
export const ago = (ms: number) => new Date(Date.now() - ms).toISOString()
export const dayAgo = (days: number) =>
  new Date(Date.now() - days * dayMs + 5.5 * hourMs).toISOString().slice(0, 10)
