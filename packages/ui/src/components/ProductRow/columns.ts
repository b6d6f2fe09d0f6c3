import type { Column } from '../../internal/Timetable'
import type { ProductLabels } from './labels'

/** The columns of a list of products. The distance is shown only for searches near a place. */
export function productColumns(labels: ProductLabels, hasDistance: boolean): Column[] {
  const columns: Column[] = [
    { head: labels.where },
    { head: labels.price, look: 'amount' },
    { head: labels.age },
    { head: labels.availability, look: 'seats' },
  ]
  return hasDistance ? [{ head: labels.distance, look: 'number' }, ...columns] : columns
}
