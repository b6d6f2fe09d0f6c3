import type { AreaFacts } from '../../../db/schema/index.ts'

/** Schools with a filter value: those with a known point, and the others. */
interface ValueCount {
  readonly value: number
  readonly total: number
  readonly approximate: number
}

/** The schools of the list near a town, or those of one board among them. */
export interface TownSchools extends Omit<AreaFacts, 'values'> {
  /** The number with a known point. */
  readonly total: number
  /** The number of the others. */
  readonly approximate: number
  readonly values: readonly ValueCount[]
  /** The same for schools of all boards; null if there is no board. */
  readonly allValues: readonly ValueCount[] | null
  /** The schools of the page, the best known first. */
  readonly ids: readonly number[]
}
