import type { Schema } from '../../../contract/operations.ts'
import { weekdays } from '../../catalogue/products/product-shapes.ts'
import { nextSession } from './next-session.ts'
import type { BatchRow } from './own-batches.repository.ts'

/** A batch as the contract describes it, with the next day it meets. */
export const ownBatch = (row: BatchRow, today: string): Schema<'OwnBatch'> => ({
  id: row.id,
  name: row.name,
  product: { id: row.productId, name: row.productName, kind: row.productKind },
  store: { kind: 'store', id: row.storeId, name: row.storeName },
  days: weekdays.filter((day) => row.days.includes(day)),
  starts_on: row.startsOn,
  ends_on: row.endsOn,
  start_time: row.startTime,
  end_time: row.endTime,
  next_on: nextSession(row, today),
  seats: row.seats,
  seats_left: row.seatsLeft,
  enquiries: row.enquiries,
})
