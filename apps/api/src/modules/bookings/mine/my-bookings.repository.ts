import { type SQL, sql } from 'drizzle-orm'
import type { Schema } from '../../../contract/operations.ts'
import { liveBookings } from '../../../db/booking-state-lists.ts'
import type { Db } from '../../../db/connect.ts'
import { isoSecond } from '../../../db/iso-time.ts'
import { preparedRows } from '../../../db/prepared-rows.ts'
import { hasBatchEnded } from '../../catalogue/products/batch-conditions.ts'
import type { CalendarSession } from '../calendars/session-calendar.ts'
import { awaitsOwnerSince } from '../owners/family-privacy.repository.ts'

export type MyBookingsRepository = ReturnType<typeof createMyBookingsRepository>

/** A booking of a deleted listing cannot change any more. */
const isListed = sql`product.deleted_at is null and store.deleted_at is null`
const columns = sql`
  b.public_id as id, b.party_id, b.kind, b.state, b.child_name, b.price, b.note, b.reason,
  ${isoSecond(sql`b.hold_until`)} as hold_until, ${isoSecond(sql`b.created_at`)} as booked_at,
  json_build_object('id', batch.id, 'name', batch.name, 'days', batch.days,
    'start_time', to_char(batch.start_time, 'HH24:MI'), 'end_time', to_char(batch.end_time, 'HH24:MI'),
    'starts_on', batch.starts_on, 'ends_on', batch.ends_on) as batch,
  json_build_object('slug', product.slug, 'name', product.name, 'kind', product.kind,
    'price_unit', product.price_unit) as product,
  json_build_object('id', store.id, 'name', store.brand_name, 'address', store.address, 'city', store.city) as store,
  case when s.id is not null then json_build_object('id', s.id, 'starts_at', ${isoSecond(sql`s.starts_at`)},
    'ends_at', ${isoSecond(sql`s.ends_at`)}, 'state', s.state) end as session,
  (select ${isoSecond(sql`min(next.starts_at)`)} from batch_session next where next.batch_id = b.batch_id
    and next.starts_at > now() and next.state <> 'cancelled' and (b.session_id is null or next.id = b.session_id)
    and b.state in ('held', 'confirmed')) as next_at,
  b.state in ${liveBookings} and (s.id is null or s.starts_at > now()) and ${isListed} as can_cancel,
  b.kind <> 'term' and b.state in ${liveBookings} and s.starts_at > now() and ${isListed} as can_reschedule,
  case when b.state in ${liveBookings} and not ${sql.raw(hasBatchEnded)}
    then ${isoSecond(awaitsOwnerSince)} end as owner_changed_at`
const tables = sql`booking b join batch on batch.id = b.batch_id join product on product.id = batch.product_id
  join store on store.id = product.store_id left join batch_session s on s.id = b.session_id`

/** Reads the bookings of a user for themselves. */
export function createMyBookingsRepository(db: Db) {
  const select = (name: string, condition: SQL) =>
    preparedRows<Schema<'MyBooking'>>(
      db,
      name,
      sql`select ${columns} from ${tables} where ${condition} order by b.id desc limit 300`,
    )
  /** Whether a child of a party has a booking in another batch: most have none. */
  async function isBookedElsewhere(partyId: string): Promise<boolean> {
    const [row] = await preparedRows<{ is: boolean }>(
      db,
      'is_booked_elsewhere',
      sql`select exists (
        select from booking b join booking o on o.child_id = b.child_id and o.batch_id <> b.batch_id
        where b.party_id = ${partyId}::uuid and o.state in ${liveBookings}) as is`,
    )
    return row?.is ?? false
  }

  return {
    list: (userId: number) => select('own_bookings', sql`b.user_id = ${userId}`),

    party: async (userId: number, partyId: string) =>
      (
        await select('own_party', sql`b.user_id = ${userId} and b.party_id = ${partyId}::uuid`)
      ).toReversed(),

    /**
     * The first class of each booking of a party that is at the time of a class of another booking of
     * the child, in another batch.
     */
    async overlapsOf(partyId: string): Promise<Schema<'BookingOverlap'>[]> {
      if (!(await isBookedElsewhere(partyId))) return []
      const { rows } = await db.execute<Schema<'BookingOverlap'>>(sql`
        select distinct on (b.id, o.id) b.public_id as booking_id, o.public_id as other_id, b.child_name,
          product.name as product, batch.name as batch, ${isoSecond(sql`s.starts_at`)} as starts_at
        from booking b join booking o on o.child_id = b.child_id and o.batch_id <> b.batch_id
          join batch_session s on s.batch_id = b.batch_id and (b.session_id is null or b.session_id = s.id)
          join batch_session x on x.batch_id = o.batch_id and (o.session_id is null or o.session_id = x.id)
            and x.starts_at < s.ends_at and x.ends_at > s.starts_at
          join batch on batch.id = o.batch_id join product on product.id = batch.product_id
        where b.party_id = ${partyId}::uuid and s.starts_at > now()
          and s.state in ('planned', 'moved') and x.state in ('planned', 'moved')
          and b.state in ${liveBookings} and o.state in ${liveBookings}
        order by b.id, o.id, s.starts_at`)
      return rows
    },

    async find(userId: number, publicId: string) {
      const [found] = await select(
        'own_booking',
        sql`b.user_id = ${userId} and b.public_id = ${publicId}::uuid`,
      )
      return found
    },

    /** The sessions that a booking is for, in order. */
    async sessionsOf(publicId: string): Promise<Schema<'BookedSession'>[]> {
      const { rows } = await db.execute<Schema<'BookedSession'>>(sql`
        select s.id, ${isoSecond(sql`s.starts_at`)} as starts_at, ${isoSecond(sql`s.ends_at`)} as ends_at, s.state,
          ${isoSecond(sql`s.moved_from`)} as moved_from, s.reason,
          (select a.is_present from booking_attendance a where a.booking_id = b.id and a.session_id = s.id) as present
        from booking b join batch_session s on s.batch_id = b.batch_id
          and (b.session_id is null or b.session_id = s.id)
        where b.public_id = ${publicId}::uuid and (s.ends_at >= b.created_at) order by s.starts_at, s.id limit 400`)
      return rows
    },

    /** The members who opened the contact details, newest first. */
    async revealsOf(publicId: string): Promise<Schema<'BookingReveal'>[]> {
      const { rows } = await db.execute<Schema<'BookingReveal'>>(sql`
        select r.field, r.viewer_name as by, ${isoSecond(sql`r.at`)} as at
        from contact_reveal r join booking b on b.id = r.booking_id
        where b.public_id = ${publicId}::uuid order by r.id desc limit 200`)
      return rows
    },

    async eventsOf(publicId: string): Promise<Schema<'BookingEvent'>[]> {
      const { rows } = await db.execute<Schema<'BookingEvent'>>(sql`
        select e.to_state as state, e.actor = 'parent' as by_you, ${isoSecond(sql`e.at`)} as at
        from booking_event e join booking b on b.id = e.booking_id
        where b.public_id = ${publicId}::uuid order by e.id`)
      return rows
    },

    /**
     * The sessions of the user's bookings, for a calendar: those to come and of the last 90 days. What was
     * cancelled stays in it for 90 days, marked as cancelled. Without an id, of every booking.
     */
    async calendarOf(userId: number, publicId: string | null): Promise<CalendarSession[]> {
      const { rows } = await db.execute<CalendarSession>(sql`
        with own as materialized (
          select b.*, (select max(e.at) from booking_event e
            where e.booking_id = b.id and e.to_state in ('confirmed', 'cancelled')) as revised_at
          from booking b
          where b.user_id = ${userId} and (${publicId}::uuid is null or b.public_id = ${publicId}::uuid)
            and (b.state in ('confirmed', 'attended', 'no_show')
              or b.state = 'cancelled' and b.state_since > now() - interval '90 days'
                and exists (select from booking_event e
                  where e.booking_id = b.id and e.to_state = 'confirmed'))
        )
        select 'booking-' || b.public_id || '-' || s.id || '@edbazaar' as uid,
          s.ics_sequence + b.ics_sequence as sequence,
          ${isoSecond(sql`greatest(s.revised_at, b.revised_at, product.updated_at, store.updated_at)`)} as "revisedAt",
          ${isoSecond(sql`s.starts_at`)} as "startsAt", ${isoSecond(sql`s.ends_at`)} as "endsAt",
          s.state = 'cancelled' or b.state = 'cancelled' as "isCancelled",
          b.child_name || ': ' || product.name as title,
          nullif(concat_ws(', ', store.brand_name, store.address, store.city), '') as place
        from own b join batch on batch.id = b.batch_id join product on product.id = batch.product_id
          join store on store.id = product.store_id join batch_session s on s.batch_id = b.batch_id
          and (b.session_id is null or b.session_id = s.id)
        where s.ends_at > greatest(b.created_at, now() - interval '90 days')
          and (b.state <> 'cancelled' or s.ends_at > b.state_since)
          and (s.state <> 'cancelled' or s.cancelled_at > now() - interval '90 days')
        order by s.starts_at, b.id, s.id limit 2000`)
      return rows
    },
  }
}
