import type { products } from '../../../db/schema/index.ts'

/*
 * Filter values that follow from another field of a school or product, so that both always agree.
 * Editors do not choose them. The ids are those of the migration that adds the filters.
 */
type Mode = (typeof products.$inferSelect)['mode']
type Kind = (typeof products.$inferSelect)['kind']

/** Online of the filter Type. */
const onlineSchool = 6
/** Values of the filters Mode of Training; camps and workshops have none. */
const modeValues: Readonly<Partial<Record<Kind, Readonly<Record<Mode, number>>>>> = {
  tuition: { online: 331, centre: 332, home: 333 },
  activity: { online: 341, centre: 342, home: 343 },
}
const derived: ReadonlySet<number> = new Set([
  onlineSchool,
  ...Object.values(modeValues).flatMap((values) => Object.values(values)),
])

/** The values that were chosen, without those that follow from another field. */
export const chosenValues = (ids: readonly number[]): number[] =>
  ids.filter((id) => !derived.has(id))

/** A school's filter values, with Online exactly if the school is online. */
export const withOnlineValue = (ids: readonly number[], isOnline: boolean): number[] =>
  sortedIds([...chosenValues(ids), ...(isOnline ? [onlineSchool] : [])])

/** A product's filter values, with its mode as the only mode of training. */
export function withModeValue(ids: readonly number[], kind: Kind, mode: Mode): number[] {
  const value = modeValues[kind]?.[mode]
  return sortedIds([...chosenValues(ids), ...(value === undefined ? [] : [value])])
}

/** Ids of filter values as they are stored: each once, in order. */
export const sortedIds = (ids: readonly number[]): number[] =>
  [...new Set(ids)].sort((a, b) => a - b)
