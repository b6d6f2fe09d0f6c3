import { sql } from 'drizzle-orm'
import type { Schema } from '../../../contract/operations.ts'
import type { Db } from '../../../db/connect.ts'
import { dayOf, startOf, today } from '../../../db/days-in-india.ts'
import { isLiveEnquiry, isReceived } from '../../../db/enquiry-conditions.ts'
import { isHeldNow } from '../../../db/held-application.ts'
import { isoTime } from '../../../db/iso-time.ts'

export type StatusRepository = ReturnType<typeof createStatusRepository>
type SiteStatus = Schema<'SiteStatus'>
type Queue = SiteStatus['queues'][number]

const midnight = startOf(today)
const ages = sql`json_build_object(
  'h4', count(*) filter (where since > now() - interval '4 hours'),
  'h24', count(*) filter (where since <= now() - interval '4 hours' and since > now() - interval '1 day'),
  'd3', count(*) filter (where since <= now() - interval '1 day' and since > now() - interval '3 days'),
  'over', count(*) filter (where since <= now() - interval '3 days'))`

/** The work that waits for admins: its queue, and since when. */
const waiting = sql`
  select subject_kind::text as queue, opened_at as since from moderation_case
  where decided_at is null and subject_kind <> 'filter_request'
  union all select 'filter_request', created_at from filter_request where status = 'pending'
  union all select 'general_enquiry', confirmed_at from enquiry
  where school_id is null and store_id is null and ${isLiveEnquiry()} and state = 'new'
  union all select 'exited_user', created_at from exited_user where contacted_on is null
  union all select 'contact_message', created_at from contact_message
  where answered_on is null
  union all select 'invalid_review', coalesce(answered_at, at) from invalid_claim
  where outcome is null and (is_sampled or parent_answer is not null)
  union all select 'held_application', submitted_at from application where ${sql.raw(isHeldNow)}`

/** Reads how the site does: one statement for each question. */
export function createStatusRepository(db: Db) {
  /** The first row of a statement that always has one. */
  async function one<Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) {
    const { rows } = await db.execute<Row>(query)
    const [found] = rows
    if (!found) throw new Error('The statement returns a row')
    return found
  }

  return {
    /** The records that wait for a decision, by kind and age. */
    async queues(): Promise<Queue[]> {
      const { rows } = await db.execute<Queue & Record<string, unknown>>(sql`
        with waiting as (
          ${waiting}
        ), decided as (
          select subject_kind::text as queue, decided_at,
            extract(epoch from decided_at - opened_at)::double precision / 60 as minutes
          from moderation_case where decided_at > now() - interval '30 days'
          union all select done.queue, ${midnight}, null
          from (select 'exited_user' as queue, contacted_on as day from exited_user
            union all select 'contact_message', answered_on from contact_message) done
          where done.day = ${today}
          union all select 'invalid_review', reviewed_at,
            extract(epoch from reviewed_at - at)::double precision / 60
          from invalid_claim where reviewed_at > now() - interval '30 days'
          union all select 'held_application', e.at,
            extract(epoch from e.at - a.submitted_at)::double precision / 60
          from application_event e join application a on a.id = e.application_id
          where e.kind = 'released' and e.actor = 'admin' and e.at > now() - interval '30 days'
        )
        select kind.queue, coalesce(w.n, 0)::integer as waiting,
          coalesce(w.ages, '{"h4":0,"h24":0,"d3":0,"over":0}') as ages,
          ${isoTime(sql`w.oldest`)} as oldest_at, coalesce(d.today, 0)::integer as decided_today,
          d.median as median_minutes
        from unnest(array['school', 'store', 'product', 'batch', 'job', 'blog', 'video', 'comment', 'enquiry', 'user',
          'filter_request', 'general_enquiry', 'invalid_review', 'held_application',
          'exited_user', 'contact_message']) with ordinality kind (queue, position)
        left join (select queue, count(*) as n, min(since) as oldest, ${ages} as ages
          from waiting group by queue) w using (queue)
        left join (select queue, count(*) filter (where decided_at >= ${midnight}) as today,
          percentile_cont(0.5) within group (order by minutes) as median
          from decided group by queue) d using (queue)
        order by position`)
      return rows
    },

    /** The number of waiting entries of each queue that is not empty. */
    async waiting(): Promise<Schema<'WaitingCounts'>['data']> {
      const { rows } = await db.execute<Schema<'WaitingCounts'>['data'][number]>(sql`
        select queue, count(*)::integer as waiting from (${waiting}) w group by queue order by queue`)
      return rows
    },

    /** The events since midnight in India. */
    today: () =>
      one<SiteStatus['today']>(sql`
        select
          (select count(*)::integer from moderation_case where decided_at >= ${midnight}) as decisions,
          (select count(*)::integer from admin_action
            where undoes_action_id is not null and created_at >= ${midnight}) as undone,
          (select count(*)::integer from app_user where created_at >= ${midnight}) as new_users,
          (select count(*)::integer from enquiry
            where confirmed_at >= ${midnight} and ${isReceived()}) as new_enquiries`),

    mail: () =>
      one<SiteStatus['mail']>(sql`
        select count(*) filter (where sent_at is null and failed_at is null)::integer as waiting,
          ${isoTime(sql`min(created_at) filter (where sent_at is null and failed_at is null)`)} as oldest_at,
          count(*) filter (where failed_at > now() - interval '1 day')::integer as failed
        from outgoing_mail`),

    /** The tables of the queue exist once it has started. */
    async tasks(): Promise<SiteStatus['tasks']> {
      const { exists } = await one<{ exists: boolean }>(
        sql`select to_regclass('task_queue.job') is not null as exists`,
      )
      if (!exists) return { waiting: 0, running: 0, failed: 0 }
      return one<SiteStatus['tasks']>(sql`
        select count(*) filter (where state in ('created', 'retry') and start_after <= now())::integer
            as waiting,
          count(*) filter (where state = 'active')::integer as running,
          count(*) filter (where state = 'failed' and completed_on > now() - interval '1 day')::integer
            as failed
        from task_queue.job where name not like '\\_\\_%'`)
    },

    async databaseBytes(): Promise<number> {
      const { bytes } = await one<{ bytes: string }>(
        sql`select pg_database_size(current_database()) as bytes`,
      )
      return Number(bytes)
    },

    async imports(limit: number): Promise<SiteStatus['imports']> {
      const { rows } = await db.execute<SiteStatus['imports'][number]>(sql`
        select id, kind, file_name, stage, ${isoTime(sql`started_at`)} as started_at,
          ${isoTime(sql`finished_at`)} as finished_at, records_done,
          coalesce((counts ->> 'inserted')::integer, 0) as inserted,
          coalesce((counts ->> 'updated')::integer, 0) as updated,
          coalesce((counts ->> 'rejected')::integer, 0) as rejected
        from import_run order by started_at desc, id desc limit ${limit}::integer`)
      return rows
    },

    /** Server errors since midnight in India, the latest first. */
    async errors(limit: number): Promise<SiteStatus['errors']> {
      const { rows } = await db.execute<SiteStatus['errors'][number]>(sql`
        select source, error, count::integer, ${isoTime(sql`last_at`)} as last_at from server_error
        where day = ${today}
        order by server_error.last_at desc limit ${limit}::integer`)
      return rows
    },

    /** Enquiries of the last 30 days, and those answered within 24 hours. */
    async enquiries(): Promise<SiteStatus['enquiries']> {
      const { rows } = await db.execute<SiteStatus['enquiries'][number]>(sql`
        select to_char(day, 'YYYY-MM-DD') as day, count(enquiry.id)::integer as sent,
          count(enquiry.id) filter (
            where first_reply_at <= confirmed_at + interval '24 hours')::integer as answered
        from generate_series(${today} - 29,
          ${today}, interval '1 day') day
        left join enquiry on ${dayOf(sql`confirmed_at`)} = day::date
          and ${isReceived()} and enquiry.state <> 'invalid'
          and confirmed_at > now() - interval '31 days'
        group by day order by day`)
      return rows
    },

    /** Counts a server error of today. */
    async addError(source: string, error: string): Promise<void> {
      await db.execute(sql`
        insert into server_error (day, source, error, count, last_at)
        values (${today}, ${source}, ${error}, 1, now())
        on conflict (day, source, error)
          do update set count = server_error.count + 1, last_at = now()`)
    },

    async pruneErrors(days: number): Promise<void> {
      await db.execute(sql`
        delete from server_error
        where day < ${today} - ${days}::integer`)
    },
  }
}
