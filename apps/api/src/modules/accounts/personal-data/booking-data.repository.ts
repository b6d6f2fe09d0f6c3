import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { pageSize } from './row-pages.ts'

export type BookingDataRepository = ReturnType<typeof createBookingDataRepository>

interface Row extends Record<string, unknown> {
  readonly cursor: number
}

/** A user's bookings, waitlists and calendars, and their work on those of others, in pages. */
export function createBookingDataRepository(db: Db) {
  const read = async (query: ReturnType<typeof sql>): Promise<Row[]> =>
    (await db.execute<Row>(query)).rows
  return {
    bookingsOf: (userId: number, after: number) =>
      read(sql`
        select b.id as cursor, product.name as service, batch.name as batch, store.brand_name as provider, b.kind,
          b.state, b.child_name, b.child_born_on, b.price, b.note, b.age_why, b.reason, b.created_at, s.starts_at,
          (select coalesce(json_agg(json_build_object('state', e.to_state, 'at', e.at) order by e.id), '[]')
            from booking_event e where e.booking_id = b.id) as events,
          (select coalesce(json_agg(json_build_object('field', r.field, 'by', r.viewer_name, 'at', r.at)
            order by r.id), '[]') from contact_reveal r where r.booking_id = b.id) as reveals,
          (select coalesce(json_agg(json_build_object('class', session.starts_at, 'present', a.is_present)
            order by session.starts_at), '[]') from booking_attendance a
            join batch_session session on session.id = a.session_id where a.booking_id = b.id) as attendance
        from booking b join batch on batch.id = b.batch_id join product on product.id = batch.product_id
        join store on store.id = product.store_id left join batch_session s on s.id = b.session_id
        where b.user_id = ${userId} and b.id > ${after} order by b.id limit ${pageSize}`),

    waitlistsOf: (userId: number, after: number) =>
      read(sql`
        select e.id as cursor, product.name as service, batch.name as batch, store.brand_name as provider, e.state,
          e.any_of, e.note, e.joined_at, e.passes, e.reason,
          (select coalesce(json_agg(child.name), '[]') from child where child.id = any(e.party)) as children,
          (select coalesce(json_agg(json_build_object('seats', o.seats, 'offered_at', o.offered_at,
            'expires_at', o.expires_at, 'state', o.state) order by o.id), '[]')
            from waitlist_offer o where o.entry_id = e.id) as offers,
          (select coalesce(json_agg(json_build_object('state', v.to_state, 'at', v.at) order by v.id), '[]')
            from waitlist_event v where v.entry_id = e.id) as events
        from waitlist_entry e join batch on batch.id = e.batch_id join product on product.id = batch.product_id
        join store on store.id = product.store_id
        where e.user_id = ${userId} and e.id > ${after} order by e.id limit ${pageSize}`),

    calendarsOf: (userId: number, after: number) =>
      read(sql`
        select f.id as cursor, store.brand_name as provider, f.created_at, f.last_read_at, f.revoked_at
        from calendar_feed f left join store on store.id = f.store_id
        where f.user_id = ${userId} and f.id > ${after} order by f.id limit ${pageSize}`),

    /** Decisions about bookings and waitlists of others, attendance and holidays. */
    async workOf(userId: number, after: number): Promise<Row[]> {
      const rows = await read(sql`
        select cursor, kind, what, at from (
          select e.id::bigint * 5 as cursor, 'booking' as kind, e.to_state::text as what, e.at from booking_event e
            where e.actor_id = ${userId} and e.actor <> 'parent'
          union all select e.id::bigint * 5 + 1, 'waitlist', coalesce(e.detail, e.to_state::text), e.at
            from waitlist_event e where e.actor_id = ${userId} and e.actor <> 'parent'
          union all select h.id::bigint * 5 + 2, 'holiday', h.name, h.created_at from holiday h
            where h.created_by = ${userId}
          union all select a.session_id::bigint * 5 + 3, 'attendance', count(*) || ' children', max(a.at)
            from booking_attendance a where a.marked_by = ${userId} group by a.session_id
          union all select r.id::bigint * 5 + 4, 'reveal', r.field, r.at from contact_reveal r
            where r.viewer_id = ${userId} and r.booking_id is not null
        ) work where cursor > ${after} order by cursor limit ${pageSize}`)
      return rows.map((row) => ({ ...row, cursor: Number(row.cursor) }))
    },
  }
}
