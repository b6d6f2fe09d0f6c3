import type { Column } from '../../internal/Timetable'
import type { SchoolLabels } from './labels'

/** The columns of a list of schools. The distance is shown only for searches near a place. */
export function schoolColumns(labels: SchoolLabels, hasDistance: boolean): Column[] {
  const columns: Column[] = [
    { head: labels.board },
    { head: labels.fees, look: 'amount' },
    { head: labels.age },
    { head: labels.availability, look: 'seats' },
  ]
  return hasDistance ? [{ head: labels.distance, look: 'number' }, ...columns] : columns
}
