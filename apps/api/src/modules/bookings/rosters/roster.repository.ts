import { sql } from 'drizzle-orm'
import type { Schema } from '../../../contract/operations.ts'
import type { Db } from '../../../db/connect.ts'
import { today } from '../../../db/days-in-india.ts'
import { isoSecond } from '../../../db/iso-time.ts'
import { bookingAttendance, exportLog } from '../../../db/schema/index.ts'
import { awaitsAgreement, isReachable, isVisible } from '../owners/family-privacy.repository.ts'

export type RosterRepository = ReturnType<typeof createRosterRepository>

export interface RosterRow extends Record<string, unknown> {
  readonly booking_id: number
  readonly kind: Schema<'BookingKind'>
  readonly state: Schema<'BookingState'>
  readonly child_name: string
  readonly bornOn: string | null
  readonly parent_name: string
  readonly note: string | null
  readonly booked_at: string
  readonly present: boolean | null
  /** The last 8 marks before this session, oldest first. */
  readonly last: boolean[]
  readonly came: number
  readonly marked: number
  readonly isReachable: boolean
  readonly hasNewOwner: boolean
}

/** Reads who is expected in a session or a batch, and writes who came. */
export function createRosterRepository(db: Db) {
  return {
    /** The children of a session; without one, those of the term of a batch. */
    async children(batchId: number, sessionId: number | null, tx: Db = db): Promise<RosterRow[]> {
      const { rows } = await tx.execute<RosterRow>(sql`
        select b.id as booking_id, b.kind, b.state, ${isoSecond(sql`b.created_at`)} as booked_at,
          case when ${isVisible} then b.child_name else '' end as child_name,
          case when ${isVisible} then b.child_born_on::text end as "bornOn",
          case when ${isVisible} then trim(concat_ws(' ', u.firstname, u.lastname)) else '' end as parent_name,
          case when ${isVisible} then b.note end as note, ${isReachable} as "isReachable",
          ${awaitsAgreement} as "hasNewOwner",
          (select a.is_present from booking_attendance a
            where a.booking_id = b.id and a.session_id = ${sessionId}::integer) as present,
          (select coalesce(json_agg(is_present order by starts_at), '[]') from (
            select a.is_present, s.starts_at from booking_attendance a join batch_session s on s.id = a.session_id
            where a.booking_id = b.id and s.id is distinct from ${sessionId}::integer
            order by s.starts_at desc limit 8) recent) as last,
          (select count(*)::integer from booking_attendance a where a.booking_id = b.id and a.is_present) as came,
          (select count(*)::integer from booking_attendance a where a.booking_id = b.id) as marked
        from booking b join app_user u on u.id = b.user_id
        where b.batch_id = ${batchId} and b.state in ('confirmed', 'attended', 'no_show')
          and (b.kind = 'term' or b.session_id = ${sessionId}::integer)
        order by b.kind, lower(b.child_name), b.id limit 1000`)
      return rows
    },

    async mark(
      tx: Db,
      marks: readonly { readonly bookingId: number; readonly isPresent: boolean }[],
      { sessionId, markedBy }: { readonly sessionId: number; readonly markedBy: number },
    ): Promise<void> {
      await tx
        .insert(bookingAttendance)
        .values(marks.map((mark) => ({ ...mark, sessionId, markedBy })))
        .onConflictDoUpdate({
          target: [bookingAttendance.bookingId, bookingAttendance.sessionId],
          set: { isPresent: sql`excluded.is_present`, markedBy, at: sql`now()` },
        })
    },

    /** Logs that a roster was exported; returns the id of the export. */
    async logExport(userId: number, batchId: number, rows: number): Promise<number> {
      const [logged] = await db
        .insert(exportLog)
        .values({ userId, what: 'roster', filter: { batch_id: batchId }, rows })
        .returning({ id: exportLog.id })
      if (!logged) throw new Error('The export was not logged')
      return logged.id
    },

    /**
     * Confirmed bookings that ended a day ago, with whether the child came: trial classes and drop-ins
     * after their session, bookings of the term after the last day and the last session of their batch.
     * Without a mark a child counts as present, and so does one that came to any session of the term. At
     * most `limit`.
     */
    async toFinish(tx: Db, limit: number) {
      const { rows } = await tx.execute<{ id: number; came: boolean }>(sql`
        select b.id, coalesce((select bool_or(a.is_present) from booking_attendance a
          where a.booking_id = b.id and (b.kind = 'term' or a.session_id = b.session_id)), true) as came
        from booking b join batch on batch.id = b.batch_id
        left join batch_session s on s.id = b.session_id
        where b.state = 'confirmed' and case when b.kind = 'term'
          then batch.ends_on < ${today} - 1 and not exists (select from batch_session last
            where last.batch_id = b.batch_id and last.state <> 'cancelled'
              and last.ends_at >= now() - interval '1 day')
          else s.state <> 'cancelled' and s.ends_at < now() - interval '1 day' end
        order by b.batch_id, b.id limit ${limit} for update of b skip locked`)
      return rows
    },
  }
}
