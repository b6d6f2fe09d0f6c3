import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { today } from '../../../db/days-in-india.ts'
import { type Days, type MetricName, metricDefinitions } from './metric-rows.repository.ts'

export type RecountRepository = ReturnType<typeof createRecountRepository>

const inDays = ({ from, to }: Days) => sql`day between ${from}::date and ${to}::date`

/** Writes the daily values of metrics from the records. Safe to repeat. */
export function createRecountRepository(db: Db) {
  const sumOf = (name: MetricName, days: Days) => sql`
    select coalesce(sum(n), 0)::double precision as value
    from (${metricDefinitions[name].rows(days)}) counted`

  return {
    /** Replaces the values of a metric on the days; those of a stock only on the last one. */
    async recount(name: MetricName, days: Days): Promise<void> {
      const { kind, rows } = metricDefinitions[name]
      const written = kind === 'stock' ? { from: days.to, to: days.to } : days
      await db.transaction(async (tx) => {
        await tx.execute(sql`delete from metric_day where metric = ${name} and ${inDays(written)}`)
        await tx.execute(sql`
          insert into metric_day (metric, day, dims, value, n)
          select ${name}, coalesce(day, ${days.to}::date),
            case when part = '' then '{}' else jsonb_build_object('part', part) end,
            sum(n), count(*)
          from (${rows(written)}) counted group by 2, part`)
      })
    },

    /** Compares the stored value of a day with a fresh count, and keeps both. */
    async check(name: MetricName, day: string): Promise<void> {
      await db.execute(sql`
        insert into metric_check (metric, day, stored, live, checked_at)
        select ${name}, ${day}::date,
          (select coalesce(sum(value), 0) from metric_day
            where metric = ${name} and day = ${day}::date),
          live.value, now()
        from (${sumOf(name, { from: day, to: day })}) live
        on conflict (metric) do update set day = excluded.day, stored = excluded.stored,
          live = excluded.live, checked_at = excluded.checked_at`)
    },

    /** Whether the metric has values of a day before the given one. */
    async hasHistory(day: string): Promise<boolean> {
      const { rows } = await db.execute(sql`
        select from metric_day where day < ${day}::date limit 1`)
      return rows.length > 0
    },

    async prune(days: number): Promise<void> {
      await db.execute(sql`
        delete from metric_day
        where day < ${today} - ${days}::integer`)
    },
  }
}
