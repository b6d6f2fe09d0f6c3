import type { Schema } from '../../../contract/operations.ts'
import { weekdays } from '../products/product-shapes.ts'
import { withoutSeconds } from '../schools/school-details.ts'
import type { StoreRow } from './stores.repository.ts'

/** The `OpeningTimes` of the contract; null if they are not provided. */
export const openingTimesOf = ({
  openDays,
  opensAt,
  closesAt,
}: Pick<StoreRow, 'openDays' | 'opensAt' | 'closesAt'>): Schema<'OpeningTimes'> | null =>
  openDays === null || opensAt === null || closesAt === null
    ? null
    : {
        days: weekdays.filter((day) => openDays.includes(day)),
        opens_at: withoutSeconds(opensAt),
        closes_at: withoutSeconds(closesAt),
      }
