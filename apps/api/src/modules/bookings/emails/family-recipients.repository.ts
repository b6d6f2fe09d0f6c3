import { sql } from 'drizzle-orm'
import { liveBookings } from '../../../db/booking-state-lists.ts'
import type { Db } from '../../../db/connect.ts'
import { hasBatchEnded } from '../../catalogue/products/batch-conditions.ts'
import { kmFrom } from '../../platform/places/distance.ts'

export type FamilyRecipientsRepository = ReturnType<typeof createFamilyRecipientsRepository>

/** A parent with the children that a message is about. */
export interface Family extends Record<string, unknown> {
  readonly userId: number
  readonly email: string
  readonly children: string[]
}

/** A product nearby that takes place on the same days. */
export interface Alternative extends Record<string, unknown> {
  readonly name: string
  readonly slug: string
  readonly days: string[]
}

const nearKm = 5
const isNear = sql.raw(`(${kmFrom('other', 'p.lat', 'p.lng')} <= ${nearKm})`)

const family = sql`b.user_id as "userId", u.email, array_agg(distinct b.child_name) as children`

/** The recipients of emails about changes to batches and bookings. */
export function createFamilyRecipientsRepository() {
  return {
    /** The families that expect to come to a session. */
    async ofSession(tx: Db, { id, batchId }: { id: number; batchId: number }): Promise<Family[]> {
      const { rows } = await tx.execute<Family>(sql`
        select ${family} from booking b join app_user u on u.id = b.user_id
        where (b.session_id = ${id} or b.batch_id = ${batchId} and b.kind = 'term')
          and b.state in ${liveBookings}
        group by b.user_id, u.email order by b.user_id`)
      return rows
    },

    /** The families with a trial class or drop-in in a session. */
    async ofSingleClass(tx: Db, sessionId: number): Promise<Family[]> {
      const { rows } = await tx.execute<Family>(sql`
        select ${family} from booking b join app_user u on u.id = b.user_id
        where b.session_id = ${sessionId} and b.state in ${liveBookings}
        group by b.user_id, u.email order by b.user_id`)
      return rows
    },

    /** The families with a seat in a batch. */
    async ofBatch(tx: Db, batchId: number): Promise<Family[]> {
      const { rows } = await tx.execute<Family>(sql`
        select ${family} from booking b join app_user u on u.id = b.user_id
        where b.batch_id = ${batchId} and b.state in ${liveBookings}
        group by b.user_id, u.email order by b.user_id`)
      return rows
    },

    /** The addresses of users, by their ids. */
    async emailsOf(tx: Db, userIds: readonly number[]): Promise<Map<number, string>> {
      const { rows } = await tx.execute<{ id: number; email: string }>(sql`
        select id, email from app_user where id = any(${sql.param([...userIds])}::integer[])`)
      return new Map(rows.map(({ id, email }) => [id, email]))
    },

    /** Those of the consents that were given to a former owner of the store. */
    async ofFormerOwner(tx: Db, consentIds: readonly string[]): Promise<Set<string>> {
      const { rows } = await tx.execute<{ id: string }>(sql`
        select c.id from consent c where c.id = any(${sql.param([...consentIds])}::uuid[])
          and exists (select from listing_owner_change o
            where o.store_id = c.recipient_store_id and o.at > c.given_at)`)
      return new Set(rows.map(({ id }) => id))
    },

    /** Up to three other products of the kind within `nearKm`, with seats left on one of the days. */
    async alternatives(tx: Db, batchId: number): Promise<Alternative[]> {
      const { rows } = await tx.execute<Alternative>(sql`
        select other.name, other.slug, array_agg(distinct day) as days
        from batch own join product p on p.id = own.product_id
        join product other on other.kind = p.kind and other.id <> p.id and ${isNear}
        join store on store.id = other.store_id and is_public(other, store)
        join batch on batch.product_id = other.id and batch.seats_left > 0 and batch.state = 'open'
          and not ${sql.raw(hasBatchEnded)} and batch.days && own.days
        cross join lateral unnest(batch.days) day
        where own.id = ${batchId}
        group by other.id order by other.popularity desc, other.id limit 3`)
      return rows
    },
  }
}
