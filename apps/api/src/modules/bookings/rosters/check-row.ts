import { checkNames } from '../../platform/csv/check-names.ts'
import { csvLine } from '../../platform/csv/csv-line.ts'

/** A row of an exported roster, without its names. */
interface RosterFigures {
  readonly age: string | null
  readonly bookedOn: string
  readonly came: number
  readonly marked: number
}

/**
 * The check row of an exported roster: a child with invented names. They follow from the id of the
 * export, so that a copy of the file identifies it. The figures are those of the child before it.
 */
export function checkRowOf(
  exportId: number,
  { age, bookedOn, came, marked }: RosterFigures,
): string {
  const { child, parent } = checkNames(exportId)
  return csvLine([child, age, parent, bookedOn, String(came), String(marked)])
}
