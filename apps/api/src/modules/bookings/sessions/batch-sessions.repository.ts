import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Schema } from '../../../contract/operations.ts'
import { liveBookings, seatedBookings, waitlistedEntries } from '../../../db/booking-state-lists.ts'
import type { Db } from '../../../db/connect.ts'
import { endOf, startOf } from '../../../db/days-in-india.ts'
import { isoSecond } from '../../../db/iso-time.ts'
import { batchSessions, holidays } from '../../../db/schema/index.ts'
import type { ListingRole } from '../../providers/members/member-rights.ts'
import type { SessionRow } from './session-row.ts'

export type BatchSessionsRepository = ReturnType<typeof createBatchSessionsRepository>
export type HolidayRow = typeof holidays.$inferSelect

/** A store that a user works for. */
interface OwnStore extends Record<string, unknown> {
  readonly id: number
  readonly name: string
  readonly role: ListingRole
}

/** The days of a list, both included, yyyy-mm-dd in India. */
export interface Days {
  readonly from: string
  readonly to: string
}

/** The session that is added at the end of the term. */
interface Extra {
  readonly day: string
  readonly startsAt: Date
  readonly endsAt: Date
}

/** The sessions that match, as the contract's `BatchSession`, with their numbers and children. */
const sessionsWhere = (condition: SQL, days: Days) => sql`
  select s.id, s.batch_id, s.n, ${isoSecond(sql`s.starts_at`)} as starts_at, ${isoSecond(sql`s.ends_at`)} as ends_at, s.state,
    ${isoSecond(sql`s.moved_from`)} as moved_from, s.reason, s.planned_on is null as is_extra,
    s.trial_seats, s.trial_taken, s.class as class_number,
    (select count(*)::integer from booking b where (b.session_id = s.id and b.kind = 'drop_in'
      or b.batch_id = s.batch_id and b.kind = 'term') and b.state in ${seatedBookings}) as children,
    (select count(distinct b.user_id)::integer from booking b where (b.session_id = s.id
      or b.batch_id = s.batch_id and b.kind = 'term') and b.state in ${liveBookings}) as families,
    (select count(*)::integer from booking_attendance a where a.session_id = s.id) as marked,
    (select count(*)::integer from booking_attendance a where a.session_id = s.id and a.is_present) as present
  from (
    select session.*, case when session.state <> 'cancelled' then (count(*) filter (
      where session.state <> 'cancelled') over (partition by batch_id order by starts_at, session.id))::integer end as class
    from batch_session session where ${condition}
  ) s
  where s.starts_at >= ${startOf(days.from)} and s.starts_at < ${endOf(days.to)}
  order by s.starts_at, s.id limit 2000`

/** Reads and changes the sessions and holidays of batches. */
export function createBatchSessionsRepository(db: Db) {
  return {
    async ofBatch(batchId: number, days: Days): Promise<Schema<'BatchSession'>[]> {
      const { rows } = await db.execute<Schema<'BatchSession'>>(
        sessionsWhere(sql`session.batch_id = ${batchId}`, days),
      )
      return rows
    },

    async ofStores(storeIds: readonly number[], days: Days): Promise<Schema<'BatchSession'>[]> {
      const { rows } = await db.execute<Schema<'BatchSession'>>(
        sessionsWhere(
          sql`session.batch_id in (select batch.id from batch join product on product.id = batch.product_id
            where product.store_id = any(${sql.param([...storeIds])}::integer[]) and product.deleted_at is null)`,
          days,
        ),
      )
      return rows
    },

    /** The batches of stores that have a session in these days, as the contract's `WeekBatch`. */
    async batchesOf(storeIds: readonly number[], days: Days): Promise<Schema<'WeekBatch'>[]> {
      const { rows } = await db.execute<Schema<'WeekBatch'>>(sql`
        select batch.id, batch.name, product.id as product_id, product.name as product_name,
          product.store_id, store.brand_name as store_name, batch.state, batch.seats, batch.seats_left,
          (select count(*)::integer from waitlist_entry e where e.batch_id = batch.id
            and e.state in ${waitlistedEntries}) as waiting,
          (select count(*)::integer from booking b where b.batch_id = batch.id
            and b.state = 'requested') as requests
        from batch join product on product.id = batch.product_id join store on store.id = product.store_id
        where product.store_id = any(${sql.param([...storeIds])}::integer[]) and product.deleted_at is null
          and exists (select from batch_session s where s.batch_id = batch.id
            and s.starts_at >= ${startOf(days.from)} and s.starts_at < ${endOf(days.to)})
        order by batch.name, batch.id`)
      return rows
    },

    /** The stores that a user works for, with their role. */
    async storesOf(userId: number): Promise<OwnStore[]> {
      const { rows } = await db.execute<OwnStore>(sql`
        select store.id, store.brand_name as name, m.role
        from listing_member m join store on store.id = m.store_id
        where m.user_id = ${userId} and m.removed_at is null and store.deleted_at is null order by 1`)
      return rows
    },

    /** Empty for an unknown store. */
    async storeName(id: number): Promise<string> {
      const { rows } = await db.execute<{ name: string }>(sql`
        select brand_name as name from store where id = ${id}`)
      return rows[0]?.name ?? ''
    },

    async find(id: number, tx: Db = db): Promise<SessionRow | undefined> {
      const [found] = await tx.select().from(batchSessions).where(eq(batchSessions.id, id))
      return found
    },

    findAll: (ids: readonly number[], tx: Db = db): Promise<SessionRow[]> =>
      tx
        .select()
        .from(batchSessions)
        .where(inArray(batchSessions.id, [...ids])),

    async change(
      tx: Db,
      ids: readonly number[],
      values: Partial<typeof batchSessions.$inferInsert>,
    ): Promise<void> {
      if (ids.length === 0) return
      await tx
        .update(batchSessions)
        .set({
          ...values,
          icsSequence: sql`${batchSessions.icsSequence} + 1`,
          revisedAt: sql`now()`,
        })
        .where(inArray(batchSessions.id, [...ids]))
    },

    async remove(tx: Db, ids: readonly number[]): Promise<void> {
      if (ids.length > 0) await tx.delete(batchSessions).where(inArray(batchSessions.id, [...ids]))
    },

    /** Of these, the sessions that have a booking or attendance. */
    async used(tx: Db, ids: readonly number[]): Promise<Set<number>> {
      const { rows } = await tx.execute<{ id: number }>(sql`
        select s.id from batch_session s where s.id = any(${sql.param([...ids])}::integer[])
          and (exists (select from booking b where b.session_id = s.id)
            or exists (select from booking_attendance a where a.session_id = s.id)
            or exists (select from booking b where b.batch_id = s.batch_id and b.kind = 'term'
              and b.state = 'confirmed'))`)
      return new Set(rows.map(({ id }) => id))
    },

    /** The next day of the timetable after the last session that is no holiday. */
    async nextDay(tx: Db, batchId: number): Promise<Extra | undefined> {
      const { rows } = await tx.execute<{ day: string; starts: string; ends: string }>(sql`
        select d::date::text as day, (d::date + b.start_time) at time zone 'Asia/Kolkata' as starts,
          (d::date + b.end_time) at time zone 'Asia/Kolkata' as ends
        from batch b join product p on p.id = b.product_id
        cross join lateral (select max(starts_at at time zone 'Asia/Kolkata')::date as day
          from batch_session where batch_id = b.id) last
        cross join lateral generate_series(last.day + 1, last.day + 60, interval '1 day') d
        where b.id = ${batchId} and to_char(d, 'Dy') = any(b.days) and not exists (
          select from holiday h where h.store_id = p.store_id and h.on_day = d::date)
        order by d limit 1`)
      const [next] = rows
      return next && { day: next.day, startsAt: new Date(next.starts), endsAt: new Date(next.ends) }
    },

    async addExtra(
      tx: Db,
      session: Pick<SessionRow, 'batchId' | 'id' | 'trialSeats'>,
      { startsAt, endsAt }: Extra,
    ): Promise<void> {
      await tx.insert(batchSessions).values({
        batchId: session.batchId,
        n: sql`(select max(n) + 1 from batch_session where batch_id = ${session.batchId})`,
        startsAt,
        endsAt,
        trialSeats: session.trialSeats,
        replacesId: session.id,
      })
    },

    replacementOf: (tx: Db, id: number) =>
      tx.select().from(batchSessions).where(eq(batchSessions.replacesId, id)),

    /** Sessions of a batch that are still to come and take place. */
    async toCome(tx: Db, batchId: number): Promise<number[]> {
      const rows = await tx
        .select({ id: batchSessions.id })
        .from(batchSessions)
        .where(
          and(
            eq(batchSessions.batchId, batchId),
            inArray(batchSessions.state, ['planned', 'moved']),
            sql`${batchSessions.startsAt} > now()`,
          ),
        )
      return rows.map(({ id }) => id)
    },

    /** Future sessions of a store on a day that are not cancelled, in the order of their batches. */
    async plannedOn(tx: Db, storeId: number, day: string) {
      return tx
        .select()
        .from(batchSessions)
        .where(
          and(
            inArray(batchSessions.state, ['planned', 'moved']),
            sql`${batchSessions.startsAt} > now() and ${batchSessions.startsAt} >= ${startOf(day)}
              and ${batchSessions.startsAt} < ${endOf(day)}`,
            sql`${batchSessions.batchId} in (select batch.id from batch join product
              on product.id = batch.product_id where product.store_id = ${storeId})`,
          ),
        )
        .orderBy(batchSessions.batchId, batchSessions.id)
    },

    /** Future sessions that a holiday cancelled, in the order of their batches. */
    cancelledBy: (tx: Db, holidayId: number) =>
      tx
        .select()
        .from(batchSessions)
        .where(
          and(
            eq(batchSessions.holidayId, holidayId),
            eq(batchSessions.state, 'cancelled'),
            sql`${batchSessions.startsAt} > now()`,
          ),
        )
        .orderBy(batchSessions.batchId, batchSessions.id),

    holidaysOf: (storeIds: readonly number[], { from, to }: Days) =>
      db
        .select()
        .from(holidays)
        .where(
          and(
            inArray(holidays.storeId, [...storeIds, 0]),
            sql`${holidays.on} between ${from}::date and ${to}::date`,
          ),
        )
        .orderBy(holidays.on, holidays.id),

    async findHoliday(id: number, tx: Db = db): Promise<HolidayRow | undefined> {
      const [found] = await tx.select().from(holidays).where(eq(holidays.id, id)).for('update')
      return found
    },

    /** Returns undefined if the day is one already. */
    async addHoliday(
      tx: Db,
      holiday: typeof holidays.$inferInsert,
    ): Promise<HolidayRow | undefined> {
      const [added] = await tx.insert(holidays).values(holiday).onConflictDoNothing().returning()
      return added
    },

    async removeHoliday(tx: Db, id: number): Promise<void> {
      await tx.delete(holidays).where(eq(holidays.id, id))
    },

    /** Sets the trial classes of the sessions to come; no fewer than are taken. */
    async setTrialSeats(tx: Db, batchId: number, seats: number): Promise<void> {
      await tx.execute(sql`update batch_session set trial_seats = greatest(trial_taken, ${seats}::smallint)
        where batch_id = ${batchId} and starts_at > now() and trial_seats <> greatest(trial_taken, ${seats}::smallint)`)
    },
  }
}
