import { type SQL, sql } from 'drizzle-orm'
import { liveBookings, seatedBookings, waitlistedEntries } from '../../../db/booking-state-lists.ts'
import type { Db } from '../../../db/connect.ts'
import { hasBatchEnded } from '../../catalogue/products/batch-conditions.ts'
import type { SellingListing } from '../../providers/batches/batch-editing.service.ts'

export type BatchesInUseRepository = ReturnType<typeof createBatchesInUseRepository>

/** A listing that has batches, or a user with all stores that they own. */
export type OwnerOfBatches = SellingListing | { readonly kind: 'user'; readonly id: number }

/** The names of a batch and its product. */
export interface BatchInUse extends Record<string, unknown> {
  readonly batch: string
  readonly product: string
}

const isOfOwner: Readonly<Record<OwnerOfBatches['kind'], (id: number) => SQL>> = {
  store: (id) => sql`product.store_id = ${id}`,
  product: (id) => sql`product.id = ${id}`,
  user: (id) => sql`product.store_id in (select id from store where owner_id = ${id})`,
}

/** Finds batches in which families have a seat, or wait for one. */
export function createBatchesInUseRepository() {
  return {
    /** Whether families booked the batch, now or earlier, or wait for it. */
    async hasFamilies(tx: Db, batchId: number): Promise<boolean> {
      const { rows } = await tx.execute<{ used: boolean }>(sql`select exists (select from booking
          where batch_id = ${batchId} and (state in ${liveBookings} or state in ${seatedBookings}))
        or exists (select from waitlist_entry
          where batch_id = ${batchId} and state in ${waitlistedEntries}) as used`)
      return rows[0]?.used ?? false
    },

    /** Locks the products of an owner, then their batches, until the transaction ends. */
    async lockOf(tx: Db, { kind, id }: OwnerOfBatches): Promise<void> {
      const isOwn = isOfOwner[kind](id)
      await tx.execute(sql`select id from product where ${isOwn} order by id for update`)
      await tx.execute(sql`select id from batch
        where product_id in (select id from product where ${isOwn}) order by id for update`)
    },

    /**
     * Those of an owner that still take place. The booking of a class that is over counts
     * no more, nor do those of a term after its last class.
     */
    async of(tx: Db, { kind, id }: OwnerOfBatches): Promise<BatchInUse[]> {
      const { rows } = await tx.execute<BatchInUse>(sql`
        select batch.name as batch, product.name as product
        from batch join product on product.id = batch.product_id
        where ${isOfOwner[kind](id)} and product.deleted_at is null
          and (not ${sql.raw(hasBatchEnded)} or exists (select from batch_session s
            where s.batch_id = batch.id and s.ends_at > now() and s.state <> 'cancelled'))
          and (exists (select from booking b left join batch_session s on s.id = b.session_id
              where b.batch_id = batch.id and b.state in ${liveBookings}
                and (s.id is null or s.ends_at > now()))
            or exists (select from waitlist_entry e
              where e.batch_id = batch.id and e.state in ${waitlistedEntries}))
        order by product.name, product.id, batch.name, batch.id`)
      return rows
    },
  }
}
