import type { PublicChanges } from '../../platform/changes/public-changes.ts'
import { createVersionedCache } from '../../platform/changes/versioned-cache.ts'
import { hasCriteria, type SchoolConditions, type SchoolCriteria } from './conditions.ts'
import type { RawCounts } from './counts.ts'
import type { SchoolListRepository } from './school-list.repository.ts'

/** Nationwide counts, and the conditions they were counted with. */
export interface NationwideCounts {
  readonly counts: RawCounts
  readonly conditions: SchoolConditions
}

const maxEntries = 200
const everything = 'everything'

/**
 * Nationwide counts, which take up to 100 ms. They are cached until public data change, and concurrent
 * requests for the same criteria are counted once. Nothing is cached while changes may go unnoticed.
 */
export function createNationwideCounts(
  repository: SchoolListRepository,
  changes: Pick<PublicChanges, 'version'>,
) {
  const filtered = createVersionedCache(changes, maxEntries, repository.countNationwide)
  const all = createVersionedCache(changes, 1, repository.countAll)
  /** The facet counts, and the number of schools with details that match the criteria. */
  const of = (criteria: SchoolCriteria): Promise<NationwideCounts> =>
    filtered.get(JSON.stringify(criteria), criteria)
  return {
    of,

    /** The number of schools that match the criteria; without any, of all public schools. */
    async total(criteria: SchoolCriteria): Promise<number> {
      return hasCriteria(criteria)
        ? (await of(criteria)).counts.total
        : all.get(everything, undefined)
    },
  }
}
