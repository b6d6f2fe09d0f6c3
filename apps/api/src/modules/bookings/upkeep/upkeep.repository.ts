import { inArray, sql } from 'drizzle-orm'
import { waitlistedEntries } from '../../../db/booking-state-lists.ts'
import type { Db } from '../../../db/connect.ts'
import { today } from '../../../db/days-in-india.ts'
import { waitlistEntries, waitlistOffers } from '../../../db/schema/index.ts'
import { hasBatchEnded } from '../../catalogue/products/batch-conditions.ts'

export type UpkeepRepository = ReturnType<typeof createUpkeepRepository>

/** SQL on a row of `batch`: its product and its store are not deleted. Others cannot be locked. */
const isListed = sql`exists (select from product join store on store.id = product.store_id
  where product.id = batch.product_id and product.deleted_at is null and store.deleted_at is null)`

/** Finds the batches whose seats may change with time. */
export function createUpkeepRepository(db: Db) {
  return {
    /**
     * Batches with a hold, request or offer that is due, and batches with free seats and a family that
     * waits. At most 500, so that a run ends: first what ends now, which is then no longer due, each in
     * the order in which it was due.
     */
    async due(): Promise<number[]> {
      const { rows } = await db.execute<{ id: number }>(sql`
        select batch.id from (
          select batch_id, true as ends, hold_until as due_at from booking
            where state in ('requested', 'held') and hold_until <= now()
          union all select e.batch_id, true, o.expires_at
            from waitlist_offer o join waitlist_entry e on e.id = o.entry_id
            where o.state = 'open' and o.expires_at <= now()
          union all select e.batch_id, false, coalesce(e.not_before, e.state_since)
            from waitlist_entry e join batch on batch.id = e.batch_id
            where e.state = 'waiting' and batch.state = 'open'
              and (batch.seats_left > 0 and coalesce(e.not_before <= now(), true)
                or e.kept_since is not null)
          union all select b.batch_id, false, s.ends_at
            from booking b join batch_session s on s.id = b.session_id
            where b.kind = 'drop_in' and b.state in ('confirmed', 'attended', 'no_show')
              and s.ends_at between now() - interval '2 days' and now()
        ) due join batch on batch.id = due.batch_id
        where ${isListed}
        group by batch.id
        order by bool_or(due.ends) desc, min(due.due_at) filter (where due.ends), min(due.due_at), batch.id
        limit 500`)
      return rows.map(({ id }) => id)
    },

    /** Open offers of which half the time has passed, each once, with their families. */
    async claimReminders(tx: Db) {
      const due = tx
        .select({ id: waitlistOffers.id })
        .from(waitlistOffers)
        .where(
          sql`${waitlistOffers.state} = 'open' and ${waitlistOffers.remindedAt} is null
            and now() between ${waitlistOffers.offeredAt} + (${waitlistOffers.expiresAt} - ${waitlistOffers.offeredAt}) / 2
            and ${waitlistOffers.expiresAt}`,
        )
        .limit(200)
        .for('update', { skipLocked: true })
      const claimed = await tx
        .update(waitlistOffers)
        .set({ remindedAt: sql`now()` })
        .where(inArray(waitlistOffers.id, due))
        .returning()
      const entries = await tx
        .select()
        .from(waitlistEntries)
        .where(inArray(waitlistEntries.id, [...claimed.map(({ entryId }) => entryId), 0]))
      return claimed.flatMap((offer) => {
        const entry = entries.find(({ id }) => id === offer.entryId)
        return entry ? [{ offer, entry }] : []
      })
    },

    /** Batches whose last day is over and in which families still wait. */
    async endedWithWaitlist(): Promise<number[]> {
      const { rows } = await db.execute<{ id: number }>(sql`
        select id from batch where ${sql.raw(hasBatchEnded)} and ${isListed} and exists (select from waitlist_entry e
          where e.batch_id = batch.id and e.state in ${waitlistedEntries}) order by id`)
      return rows.map(({ id }) => id)
    },

    /** Paused batches whose day to open again has come. */
    async dueToReopen(): Promise<number[]> {
      const { rows } = await db.execute<{ id: number }>(sql`
        select id from batch where state = 'paused' and reopens_on <= ${today}
          and ${isListed} order by id`)
      return rows.map(({ id }) => id)
    },
  }
}
