import { sql } from 'drizzle-orm'
import type { Schema } from '../../../contract/operations.ts'
import { waitlistedEntries } from '../../../db/booking-state-lists.ts'
import type { Db } from '../../../db/connect.ts'
import { isLiveEnquiry } from '../../../db/enquiry-conditions.ts'
import { isoSecond } from '../../../db/iso-time.ts'
import { awaitsAgreement, isReachable, isVisible } from '../owners/family-privacy.repository.ts'

export type BatchFamiliesRepository = ReturnType<typeof createBatchFamiliesRepository>

export interface FamilyBookingRow extends Record<string, unknown> {
  readonly id: number
  readonly kind: Schema<'BookingKind'>
  readonly state: Schema<'BookingState'>
  readonly childName: string
  readonly bornOn: string | null
  readonly parentName: string
  readonly session: { readonly id: number; readonly starts_at: string } | null
  readonly price: number | null
  readonly note: string | null
  readonly holdUntil: string | null
  readonly createdAt: string
  readonly present: number
  readonly marked: number
  readonly missed: number
  readonly isReachable: boolean
  readonly hasNewOwner: boolean
}

type Waiting = Omit<Schema<'FamilyWaiting'>, 'children'> & {
  readonly children: readonly { readonly name: string; readonly born_on: string | null }[]
}

const parentName = sql`trim(concat_ws(' ', u.firstname, u.lastname))`

/** Reads the families of a batch for its store. */
export function createBatchFamiliesRepository(db: Db) {
  return {
    async bookings(batchId: number): Promise<FamilyBookingRow[]> {
      const { rows } = await db.execute<FamilyBookingRow>(sql`
        select b.id, b.kind, b.state, b.price, ${isoSecond(sql`b.hold_until`)} as "holdUntil", ${isoSecond(sql`b.created_at`)} as "createdAt",
          case when ${isVisible} then b.child_name else '' end as "childName",
          case when ${isVisible} then b.child_born_on::text end as "bornOn",
          case when ${isVisible} then ${parentName} else '' end as "parentName",
          case when ${isVisible} then b.note end as note,
          ${isReachable} as "isReachable", ${awaitsAgreement} as "hasNewOwner",
          case when s.id is not null then json_build_object('id', s.id, 'starts_at', ${isoSecond(sql`s.starts_at`)}) end as session,
          (select count(*)::integer from booking_attendance a where a.booking_id = b.id and a.is_present) as present,
          (select count(*)::integer from booking_attendance a where a.booking_id = b.id) as marked,
          (select count(*)::integer from booking m where m.child_id = b.child_id and m.kind = 'trial'
            and m.state = 'no_show') as missed
        from booking b join app_user u on u.id = b.user_id left join batch_session s on s.id = b.session_id
        where b.batch_id = ${batchId} and b.state not in ('cancelled', 'expired', 'declined')
        order by b.created_at, b.id limit 1000`)
      return rows
    },

    async waiting(batchId: number): Promise<Waiting[]> {
      const { rows } = await db.execute<Waiting>(sql`
        select b.id, b.state, b.any_of, ${isoSecond(sql`b.joined_at`)} as joined_at, b.priority, b.priority_why, b.passes,
          case when ${isVisible} then b.note end as note, ${awaitsAgreement} as has_new_owner,
          (row_number() over (order by b.priority desc, b.joined_at, b.id))::integer as place,
          case when ${isVisible} then ${parentName} else '' end as parent_name,
          (select json_build_object('id', o.id, 'seats', o.seats, 'expires_at', ${isoSecond(sql`o.expires_at`)})
            from waitlist_offer o where o.entry_id = b.id and o.state = 'open') as offer,
          (select coalesce(json_agg(json_build_object('name', case when ${isVisible} then child.name else '' end,
            'born_on', case when ${isVisible} then child.born_on end) order by child.id), '[]')
            from child where child.id = any(b.party)) as children
        from waitlist_entry b join app_user u on u.id = b.user_id
        where b.batch_id = ${batchId} and b.state in ${waitlistedEntries}
        order by b.priority desc, b.joined_at, b.id limit 1000`)
      return rows
    },

    /** Live enquiries about the batch. */
    async interested(batchId: number): Promise<Schema<'BatchFamilies'>['interested']> {
      const { rows } = await db.execute<Schema<'BatchFamilies'>['interested'][number]>(sql`
        select id, reference, state, ${isoSecond(sql`confirmed_at`)} as asked_at from enquiry
        where batch_id = ${batchId} and ${isLiveEnquiry()}
        order by confirmed_at desc, id desc limit 1000`)
      return rows
    },
  }
}
