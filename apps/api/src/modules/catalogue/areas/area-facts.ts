import type { AreaFacts } from '../../../db/schema/index.ts'

/** The changes to the facts of an area since they were counted. */
export interface FactChanges {
  /** Changes of the number of schools by filter value. */
  readonly values: Readonly<Record<string, number>>
  /** The fees as they are now; undefined if no fee changed. */
  readonly fees?: AreaFacts['fees']
  /** Change of the number of schools whose recognition was checked. */
  readonly checked: number
  /** The year of the oldest school as it is now. */
  readonly oldest: number | null
}

/** The facts with the changes since they were counted. */
export function currentFacts(counted: AreaFacts, changes: FactChanges | null): AreaFacts {
  if (changes === null) return counted
  const values = { ...counted.values }
  for (const [id, step] of Object.entries(changes.values)) values[id] = (values[id] ?? 0) + step
  return {
    values,
    fees: changes.fees === undefined ? counted.fees : changes.fees,
    checked: counted.checked + changes.checked,
    oldest: changes.oldest,
  }
}
