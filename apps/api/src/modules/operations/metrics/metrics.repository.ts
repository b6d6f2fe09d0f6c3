import { sql } from 'drizzle-orm'
import type { Schema } from '../../../contract/operations.ts'
import type { Slice } from '../../../contract/page.ts'
import type { Db } from '../../../db/connect.ts'
import { dayOf, endOf, startOf } from '../../../db/days-in-india.ts'
import { type Days, type MetricName, metricDefinitions } from './metric-rows.repository.ts'

export type MetricsRepository = ReturnType<typeof createMetricsRepository>
type Row = Schema<'MetricRows'>['data'][number]
export type Decisions = Schema<'Metrics'>['decisions']
/** Searches for the same words that are shown. */
const leastSearches = 5
const maxWords = 20

/** Reads metrics: values from `metric_day`, rows from the records. */
export function createMetricsRepository(db: Db) {
  return {
    /** The value of each metric, day and part. */
    async values({ from, to }: Days) {
      const { rows } = await db.execute<{
        name: MetricName
        day: string
        part: string
        value: number
      }>(sql`
        select metric as name, to_char(day, 'YYYY-MM-DD') as day, coalesce(dims ->> 'part', '') as part,
          value
        from metric_day where day between ${from}::date and ${to}::date order by day`)
      return rows
    },

    /** The last check, with the metrics that differ. */
    async check(): Promise<Schema<'MetricsCheck'>> {
      const { rows } = await db.execute<Schema<'MetricsCheck'> & Record<string, unknown>>(sql`
        select max(checked_at) as checked_at, to_char(min(day), 'YYYY-MM-DD') as day,
          coalesce(json_agg(json_build_object('name', metric, 'stored', stored, 'live', live)
            order by metric) filter (where stored <> live), '[]') as differences
        from metric_check`)
      const [found] = rows
      if (!found) throw new Error('An aggregate returns a row')
      const { checked_at: at, day, differences } = found
      return { checked_at: at && new Date(at).toISOString(), day, differences }
    },

    /** Minutes from opening a case to its decision, by the day of the decision. */
    async decisions({ from, to }: Days): Promise<Decisions> {
      const { rows } = await db.execute<Decisions[number]>(sql`
        select to_char(day, 'YYYY-MM-DD') as day, count(*)::integer as cases,
          percentile_cont(0.5) within group (order by minutes) as median_minutes,
          percentile_cont(0.9) within group (order by minutes) as ninety_percent_minutes
        from (
          select ${dayOf(sql`decided_at`)} as day,
            extract(epoch from decided_at - opened_at)::double precision / 60 as minutes
          from moderation_case
          where decided_at >= ${startOf(from)} and decided_at < ${endOf(to)}) decided
        group by 1 order by 1`)
      return rows
    },

    /** The most frequent searches without results, with their number in the days before. */
    async words(days: Days, before: Days) {
      const isNow = sql`day between ${days.from}::date and ${days.to}::date`
      const isBefore = sql`day between ${before.from}::date and ${before.to}::date`
      const { rows } = await db.execute<{ query: string; searches: number; before: number }>(sql`
        select query, (sum(empty) filter (where ${isNow}))::integer as searches,
          coalesce(sum(empty) filter (where ${isBefore}), 0)::integer as before
        from search_unanswered_query
        where empty > 0 and (${isNow} or ${isBefore})
        group by query having sum(empty) filter (where ${isNow}) >= ${leastSearches}::integer
        order by searches desc, query limit ${maxWords}::integer`)
      return rows
    },

    /** A page of the records that a metric counts. */
    async rows(name: MetricName, days: Days, part: string | undefined, { offset, limit }: Slice) {
      const { rows: counted, hasMinutes = false } = metricDefinitions[name]
      const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
        select kind, id, label, detail, to_char(day, 'YYYY-MM-DD') as day, n::double precision as n,
          ${hasMinutes ? sql`minutes` : sql`null::integer as minutes`}
        from (${counted(days)}) counted
        ${part === undefined ? sql`` : sql`where part = ${part}`}
        order by day desc nulls last, n desc, id, label limit ${limit}::integer offset ${offset}::integer`)
      return rows
    },

    /** Number of records that a metric counts, and the sum of their numbers. */
    async total(name: MetricName, days: Days, part: string | undefined) {
      const { rows } = await db.execute<{ total: number; n: number }>(sql`
        select coalesce(sum(n), 0)::double precision as total, count(*)::integer as n
        from (${metricDefinitions[name].rows(days)}) counted
        ${part === undefined ? sql`` : sql`where part = ${part}`}`)
      return rows[0] ?? { total: 0, n: 0 }
    },
  }
}
