import { sql } from 'drizzle-orm'
import type { Db } from '../../../../db/connect.ts'
import { isLiveEnquiry } from '../../../../db/enquiry-conditions.ts'
import { ownerChangedAt } from '../record/owner-changes.repository.ts'

export type EnquiryUpkeepRepository = ReturnType<typeof createEnquiryUpkeepRepository>

/** Enquiries that one run handles. */
const most = 500

/** The time in which changes of owner are looked for, to ask senders for a new consent. */
const isRecent = sql`o.at > now() - interval '7 days'`

export function createEnquiryUpkeepRepository(db: Db) {
  return {
    transaction: <Result>(work: (tx: Db) => Promise<Result>) => db.transaction(work),

    /** Deletes what was not confirmed in 48 hours, with its consents. */
    async removeUnconfirmed(): Promise<void> {
      await db.execute(sql`
        with old as (
          select id from enquiry where confirmed_at is null and created_at < now() - interval '48 hours'
          order by created_at limit ${most} for update skip locked),
        gone as (delete from enquiry using old where enquiry.id = old.id returning enquiry.consent_id)
        select count(*) from gone`)
      await this.removeLooseConsents()
    },

    /** Deletes tests of desks after a day, with their consents. */
    async removeTests(): Promise<void> {
      await db.execute(sql`
        with gone as (
          delete from enquiry where is_test and created_at < now() - interval '1 day'
          returning consent_id)
        delete from consent using gone where consent.id = gone.consent_id`)
    },

    /** Deletes consents of people without an account whose enquiry is gone. */
    async removeLooseConsents(tx: Db = db): Promise<void> {
      await tx.execute(sql`
        delete from consent c where c.user_id is null and c.given_at < now() - interval '1 hour'
          and not exists (select from enquiry where consent_id = c.id)
          and not exists (select from consent later where later.supersedes_id = c.id)`)
    },

    async removeExpiredLinks(): Promise<void> {
      await db.execute(sql`delete from enquiry_link where expires_at < now()`)
      await db.execute(sql`delete from enquiry_confirmation where expires_at < now()`)
      await db.execute(sql`delete from sealed_log where created_at < now() - interval '1 year'`)
    },

    /**
     * The ids of enquiries whose sender was not yet asked whether the consent holds for the listing's
     * new owner, locked until the transaction ends.
     */
    async claimUnasked(tx: Db) {
      const { rows } = await tx.execute<{ id: number }>(sql`
        select e.id from enquiry e join consent c on c.id = e.consent_id
        where (e.school_id in (select o.school_id from listing_owner_change o where ${isRecent})
            or e.store_id in (select o.store_id from listing_owner_change o where ${isRecent}))
          and ${isLiveEnquiry('e')} and e.state <> 'lost'
          and c.withdrawn_at is null and c.expires_at > now()
          and ${ownerChangedAt(sql`e`, sql`c`)} is not null
          and not exists (select from enquiry_event asked where asked.enquiry_id = e.id
            and asked.kind = 'owner_asked' and asked.at >= ${ownerChangedAt(sql`e`, sql`c`)})
        order by e.id limit ${most} for update of e skip locked`)
      return rows.map(({ id }) => id)
    },

    /**
     * The ids of enquiries whose first reply is overdue, marked as reminded and locked until the
     * transaction ends.
     */
    async claimOverdue(tx: Db) {
      const { rows } = await tx.execute<{ id: number }>(sql`
        update enquiry set reminded_at = now() where id in (
          select e.id from enquiry e join consent c on c.id = e.consent_id
          where e.first_reply_at is null and e.reminded_at is null and e.reply_due_at < now()
            and ${isLiveEnquiry('e')}
            and c.withdrawn_at is null and c.expires_at > now() and e.state = 'new'
            and ${ownerChangedAt(sql`e`, sql`c`)} is null
          order by e.reply_due_at limit ${most} for update of e skip locked)
        returning id`)
      return rows.map(({ id }) => id)
    },
  }
}
