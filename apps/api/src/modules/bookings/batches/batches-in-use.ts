import { AppError } from '../../../app-error.ts'
import type { Db } from '../../../db/connect.ts'
import type {
  BatchesInUseRepository,
  BatchInUse,
  OwnerOfBatches,
} from './batches-in-use.repository.ts'

/** Batches that a refusal names. */
const mostNamed = 3

/**
 * Locks the batches of an owner, so that nobody books until the transaction ends. Throws `conflict`
 * while families have a seat in one of them, or wait for one. `nextStep` is what the caller may do once
 * these batches are cancelled, such as "delete the store".
 */
export async function requireUnused(
  batchesInUse: BatchesInUseRepository,
  tx: Db,
  owner: OwnerOfBatches,
  nextStep: string,
): Promise<void> {
  await batchesInUse.lockOf(tx, owner)
  const used = await batchesInUse.of(tx, owner)
  if (used.length === 0) return
  const name = ({ batch, product }: BatchInUse) =>
    owner.kind === 'product' ? batch : `${product} (${batch})`
  const named = used.slice(0, mostNamed).map(name)
  const others = used.length - named.length
  const names = others > 0 ? `${named.join(', ')} and ${others} more` : named.join(', ')
  throw new AppError(
    'conflict',
    `Families have booked or are waiting for: ${names}. Cancel these batches first, which emails the families. Then ${nextStep}.`,
  )
}
