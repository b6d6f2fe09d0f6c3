import type { Batch, ProductSummary } from '@edbazaar/api-client'

/** The fields of a product summary that its batches give. */
export type BatchSummary = Pick<
  ProductSummary,
  'n_batches' | 'days' | 'starts_on' | 'seats' | 'seats_left'
>

type DatedBatch = Pick<Batch, 'days' | 'starts_on' | 'seats' | 'seats_left'>

/**
 * The batch that represents a product, as the API chooses it for lists: one with free seats before
 * a full one, then one that has not started, then the earliest. `today` is yyyy-mm-dd.
 */
export function batchSummary(batches: readonly DatedBatch[], today: string): BatchSummary {
  const rank = ({ seats_left: left, starts_on: start }: DatedBatch) =>
    `${left === 0 ? 1 : 0}${start < today ? 1 : 0}${start}`
  const [shown] = batches.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1))
  return {
    n_batches: batches.length,
    days: shown?.days ?? [],
    starts_on: shown === undefined || shown.starts_on < today ? null : shown.starts_on,
    seats: shown?.seats ?? null,
    seats_left: shown?.seats_left ?? null,
  }
}
