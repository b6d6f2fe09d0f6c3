import { todayText } from '../../../db/days-in-india.ts'
/** SQL on a row of `batch`: its last day is over. A batch without a last day does not end. */
export const hasBatchEnded = `(batch.ends_on is not null and batch.ends_on < ${todayText})`

/** SQL on a row of `batch`: it takes place and has not ended. */
export const isCurrentBatch = `(batch.state <> 'cancelled' and not ${hasBatchEnded})`

/** The batch that represents a product in a list, and the number of batches it was chosen from. */
export interface ShownBatch {
  readonly days: readonly string[]
  /** yyyy-mm-dd; null if the batch has started. */
  readonly startsOn: string | null
  readonly seats: number
  readonly seatsLeft: number
  readonly count: number
}

/**
 * SQL of a `ShownBatch`, in columns of those names, among the product's batches that match the
 * condition: one with free seats first, then one that has not started, then the earliest.
 */
export const shownBatch = (productId: string, condition: string) => `
  select days, seats, seats_left as "seatsLeft", count(*) over ()::integer as count,
    case when starts_on >= ${todayText} then starts_on::text end as "startsOn"
  from batch where product_id = ${productId} and ${condition}
  order by seats_left = 0, starts_on < ${todayText}, starts_on, id
  limit 1`
