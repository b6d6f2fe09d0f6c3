import { LRUCache } from 'lru-cache'
import type { SchoolConditions, SchoolCriteria } from './conditions.ts'
import type { RawCounts } from './counts.ts'
import type { SchoolListRepository } from './school-list.repository.ts'

/** Nationwide counts, and the conditions they were counted with. */
export interface NationwideCounts {
  readonly counts: RawCounts
  readonly conditions: SchoolConditions
}

/** Milliseconds until nationwide counts are refreshed: counting takes up to 100 ms. */
const maxAge = 30_000
const maxEntries = 200
const everything = 'everything'

/**
 * Nationwide counts, cached for half a minute. Older counts are returned while newer ones are read,
 * and concurrent requests for the same criteria are counted once.
 */
export function createNationwideCounts(repository: SchoolListRepository) {
  const filtered = new LRUCache<string, NationwideCounts, SchoolCriteria>({
    max: maxEntries,
    ttl: maxAge,
    allowStale: true,
    fetchMethod: (_key, _old, { context }) => repository.countNationwide(context),
  })
  const all = new LRUCache<string, { total: number }>({
    max: 1,
    ttl: maxAge,
    allowStale: true,
    fetchMethod: async () => ({ total: await repository.countAll() }),
  })
  return {
    /** The facet counts and the number of schools that match the criteria. */
    async of(criteria: SchoolCriteria): Promise<NationwideCounts> {
      return filtered.forceFetch(JSON.stringify(criteria), { context: criteria })
    },

    /** The number of public schools. */
    async ofAll(): Promise<number> {
      return (await all.forceFetch(everything)).total
    },
  }
}
