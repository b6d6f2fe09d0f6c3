import { inArray, sql } from 'drizzle-orm'
import { entriesInLine } from '../../../db/booking-state-lists.ts'
import type { Db } from '../../../db/connect.ts'
import { today } from '../../../db/days-in-india.ts'
import { waitlistEntries, waitlistOffers } from '../../../db/schema/index.ts'
import { hasBatchEnded } from '../../catalogue/products/batch-conditions.ts'

export type UpkeepRepository = ReturnType<typeof createUpkeepRepository>

/** Finds the batches whose seats may change with time. */
export function createUpkeepRepository(db: Db) {
  return {
    /**
     * Batches with a hold, request or offer that is due, and batches with free seats and a family that
     * waits. At most 500, so that a run ends.
     */
    async due(): Promise<number[]> {
      const { rows } = await db.execute<{ id: number }>(sql`
        select batch_id as id from booking where state in ('requested', 'held') and hold_until <= now()
        union select e.batch_id from waitlist_offer o join waitlist_entry e on e.id = o.entry_id
          where o.state = 'open' and o.expires_at <= now()
        union select e.batch_id from waitlist_entry e join batch on batch.id = e.batch_id
          where e.state = 'waiting' and batch.state = 'open'
            and (batch.seats_left > 0 or e.kept_since is not null)
        union select b.batch_id from booking b join batch_session s on s.id = b.session_id
          where b.kind = 'drop_in' and b.state in ('confirmed', 'attended', 'no_show')
            and s.ends_at between now() - interval '2 days' and now()
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
    async endedWithLine(): Promise<number[]> {
      const { rows } = await db.execute<{ id: number }>(sql`
        select id from batch where ${sql.raw(hasBatchEnded)} and exists (select from waitlist_entry e
          where e.batch_id = batch.id and e.state in ${entriesInLine}) order by id`)
      return rows.map(({ id }) => id)
    },

    /** Paused batches whose day to open again has come. */
    async dueToReopen(): Promise<number[]> {
      const { rows } = await db.execute<{ id: number }>(sql`
        select id from batch where state = 'paused' and reopens_on <= ${today} order by id`)
      return rows.map(({ id }) => id)
    },
  }
}
