import { LRUCache } from 'lru-cache'
import type { Conditions, Narrowing } from './conditions.ts'
import type { RawCounts } from './counts.ts'
import type { SchoolListRepository } from './school-list.repository.ts'

/** Counts over the whole country, and the conditions that they belong to. */
export interface NationwideCounts {
  readonly counts: RawCounts
  readonly conditions: Conditions
}

/** Milliseconds that counts over the whole country are kept: counting takes up to 100 ms. */
const keptFor = 30_000
const mostKept = 200
const everything = 'everything'

/**
 * Counts over the whole country, remembered for half a minute; older ones are still given while newer
 * ones are on their way. The same question asked twice at once is counted once.
 */
export function createNationwideCounts(repository: SchoolListRepository) {
  const narrowed = new LRUCache<string, NationwideCounts, Narrowing>({
    max: mostKept,
    ttl: keptFor,
    allowStale: true,
    fetchMethod: (_key, _old, { context }) => repository.countNationwide(context),
  })
  const all = new LRUCache<string, { total: number }>({
    max: 1,
    ttl: keptFor,
    allowStale: true,
    fetchMethod: async () => ({ total: await repository.countAll() }),
  })
  return {
    /** Facets and, where anything is asked for, the number of schools that meet it. */
    async of(narrowing: Narrowing): Promise<NationwideCounts> {
      return narrowed.forceFetch(JSON.stringify(narrowing), { context: narrowing })
    },

    /** How many schools there are. */
    async ofAll(): Promise<number> {
      return (await all.forceFetch(everything)).total
    },
  }
}
