import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { today } from '../../../db/days-in-india.ts'

export type SessionMakerRepository = ReturnType<typeof createSessionMakerRepository>

/** Days ahead for which sessions are made of a batch without an end, and at most of any batch. */
const ahead = { withoutEnd: 84, atMost: 730 }

/** Makes sessions from the days, dates and holidays of batches. Times are those of India. */
export function createSessionMakerRepository(db: Db) {
  return {
    /** Adds the sessions that are missing: of one batch, or of all. Returns how many. */
    async make(batchId: number | null, tx: Db = db): Promise<number> {
      const { rowCount } = await tx.execute(sql`
        insert into batch_session (batch_id, n, planned_on, starts_at, ends_at, trial_seats)
        select id, made + row_number() over (partition by id order by day), day,
          (day + start_time) at time zone 'Asia/Kolkata', (day + end_time) at time zone 'Asia/Kolkata',
          trial_seats
        from (
          select batch.id, batch.start_time, batch.end_time, batch.trial_seats, day::date as day,
            coalesce((select max(n) from batch_session s where s.batch_id = batch.id), 0) as made
          from batch join product on product.id = batch.product_id
          cross join lateral generate_series(
            case when batch.ends_on is null then greatest(batch.starts_on, ${today})
              else greatest(batch.starts_on, ${today} - ${ahead.atMost}::integer) end,
            least(coalesce(batch.ends_on, greatest(batch.starts_on, ${today}) + ${ahead.withoutEnd}::integer),
              greatest(batch.starts_on, ${today}) + ${ahead.atMost}::integer),
            interval '1 day') day
          where (${batchId}::integer is null or batch.id = ${batchId}::integer)
            and batch.state <> 'cancelled' and to_char(day, 'Dy') = any(batch.days)
            and (batch.ends_on is null or batch.ends_on >= ${today})
            and not exists (select from batch_session s
              where s.batch_id = batch.id and s.planned_on = day::date)
            and not exists (select from holiday h
              where h.store_id = product.store_id and h.on_day = day::date)
        ) missing
        on conflict do nothing`)
      return rowCount ?? 0
    },

    /**
     * After a change of the timetable: moves the sessions to come to the new times, and returns the ids of
     * those that no longer belong to it. Sessions that were moved by hand keep their time.
     */
    async fit(tx: Db, batchId: number): Promise<{ moved: number[]; surplus: number[] }> {
      const { rows: moved } = await tx.execute<{ id: number }>(sql`
        update batch_session s set starts_at = (s.planned_on + b.start_time) at time zone 'Asia/Kolkata',
          ends_at = (s.planned_on + b.end_time) at time zone 'Asia/Kolkata',
          ics_sequence = s.ics_sequence + 1, revised_at = now()
        from batch b where b.id = s.batch_id and s.batch_id = ${batchId} and s.state = 'planned'
          and s.planned_on is not null and s.starts_at > now()
          and (s.starts_at, s.ends_at) <> ((s.planned_on + b.start_time) at time zone 'Asia/Kolkata',
            (s.planned_on + b.end_time) at time zone 'Asia/Kolkata')
        returning s.id`)
      const { rows: surplus } = await tx.execute<{ id: number }>(sql`
        select s.id from batch_session s join batch b on b.id = s.batch_id
        where s.batch_id = ${batchId} and s.state in ('planned', 'moved') and s.starts_at > now()
          and s.planned_on is not null and not (to_char(s.planned_on, 'Dy') = any(b.days)
            and s.planned_on >= b.starts_on and s.planned_on <= coalesce(b.ends_on, s.planned_on))`)
      return { moved: moved.map(({ id }) => id), surplus: surplus.map(({ id }) => id) }
    },

    /** Marks sessions that are over as done. */
    async finish(): Promise<void> {
      await db.execute(sql`update batch_session set state = 'done'
        where state in ('planned', 'moved') and ends_at < now()`)
    },
  }
}
