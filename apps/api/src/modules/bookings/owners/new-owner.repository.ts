import { sql } from 'drizzle-orm'
import { liveBookings, waitlistedEntries } from '../../../db/booking-state-lists.ts'
import type { Db } from '../../../db/connect.ts'
import { isCurrentBatch } from '../../catalogue/products/batch-conditions.ts'
import { awaitsAgreement } from './family-privacy.repository.ts'

export type NewOwnerRepository = ReturnType<typeof createNewOwnerRepository>

/** A family that has not agreed yet that the new owner of a store may see it. */
export interface FamilyToAsk extends Record<string, unknown> {
  readonly email: string
  readonly listing: string
}

/** Changes of owner that one run handles. */
const most = 20

/** Consents of bookings and waitlists after the owner of a store changed. */
export function createNewOwnerRepository(db: Db) {
  return {
    transaction: <Result>(work: (tx: Db) => Promise<Result>) => db.transaction(work),

    /** Stores with a new owner whose families were not asked; marks them as asked. */
    async claimChanged(tx: Db): Promise<number[]> {
      const { rows } = await tx.execute<{ storeId: number }>(sql`
        update listing_owner_change set families_asked_at = now() where id in (
          select id from listing_owner_change where store_id is not null and families_asked_at is null
          order by id limit ${most} for update skip locked)
        returning store_id as "storeId"`)
      return [...new Set(rows.map(({ storeId }) => storeId))]
    },

    /** Families with a seat, a request or a waitlist entry at these stores, each once for each store. */
    async toAsk(tx: Db, storeIds: readonly number[]): Promise<FamilyToAsk[]> {
      const { rows } = await tx.execute<FamilyToAsk>(sql`
        select u.email, store.brand_name as listing
        from store join product on product.store_id = store.id
        join batch on batch.product_id = product.id and ${sql.raw(isCurrentBatch)}
        cross join lateral (
          select user_id, consent_id from booking
          where batch_id = batch.id and state in ${liveBookings}
          union all select user_id, consent_id from waitlist_entry
          where batch_id = batch.id and state in ${waitlistedEntries}) b
        join app_user u on u.id = b.user_id
        where store.id = any(${sql.param([...storeIds])}::integer[]) and store.deleted_at is null
          and product.deleted_at is null and ${awaitsAgreement}
        group by u.id, store.id order by store.id, u.id`)
      return rows
    },

    /** Gives the user's consents to a former owner of the store again, with the same terms and notice. */
    async renew(tx: Db, userId: number, storeId: number): Promise<void> {
      const { rows } = await tx.execute<{ id: string; formerId: string }>(sql`
        insert into consent (user_id, child_id, notice_id, purpose, recipient_store_id, channels, days,
          from_minute, to_minute, declared, given_at, expires_at, supersedes_id)
        select user_id, child_id, notice_id, purpose, recipient_store_id, channels, days,
          from_minute, to_minute, declared, clock_timestamp(), expires_at, id
        from (select c.* from consent c where c.user_id = ${userId} and c.recipient_store_id = ${storeId}
          and c.purpose = 'booking' and c.withdrawn_at is null
          and exists (select from listing_owner_change o where o.store_id = ${storeId} and o.at > c.given_at)
          order by c.id for update) former
        returning id, supersedes_id as "formerId"`)
      if (rows.length === 0) return
      const renewed = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as renewed (id uuid, "formerId" uuid)`
      await tx.execute(sql`update booking set consent_id = renewed.id from ${renewed}
        where consent_id = renewed."formerId"`)
      await tx.execute(sql`update waitlist_entry set consent_id = renewed.id from ${renewed}
        where consent_id = renewed."formerId"`)
      await tx.execute(sql`update consent set withdrawn_at = now() from ${renewed}
        where consent.id = renewed."formerId"`)
    },
  }
}
