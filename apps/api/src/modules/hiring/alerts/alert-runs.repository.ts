import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { dayOf } from '../../../db/days-in-india.ts'
import { kmPerDegree } from '../../platform/places/distance.ts'
import type { JobAlertCriteria } from './job-alert-criteria.ts'

export type AlertRunsRepository = ReturnType<typeof createAlertRunsRepository>

/** An alert whose jobs were searched. */
export interface SearchedAlert extends JobAlertCriteria, Record<string, unknown> {
  readonly id: number
  readonly every: 'day' | 'week'
  /** Null if nothing may be sent: the alert has ended, or its user is blocked. */
  readonly email: string | null
  readonly linkKey: string
  /** The number of new jobs, up to the maximum. */
  readonly total: number
  /** The newest of them. */
  readonly jobIds: readonly number[]
}

/** An alert whose recipient is asked whether it is still wanted. */
export interface OldAlert extends JobAlertCriteria, Record<string, unknown> {
  readonly email: string
  readonly linkKey: string
}

/** Hours after which an unfinished run is given up; the next run has its jobs. */
const expiryHours = 4
/** Jobs that one alert finds at most. */
const maximumResults = 500
/** A job whose transaction is still open has a time in the past when it appears. */
const settledMinutes = 5

/** When a job became public. */
const publicSince = sql`greatest(coalesce(job.published_at, job.created_at),
  job.publish_on::timestamp at time zone 'Asia/Kolkata')`
const recipient = sql`coalesce(alert.email, app_user.email)`
const isBlocked = (now: SQL) => sql`(app_user.blocked_at is not null
  and coalesce(app_user.blocked_until > ${now}, true))`
const criteriaColumns = sql`alert.roles, alert.subjects, alert.types, alert.pay_from as "payFrom",
  alert.place, alert.place_name as "placeName", alert.lat, alert.lng, alert.radius`

/** The condition that a job matches the filters of an alert, as on the list. */
const matches = sql`(cardinality(alert.roles) = 0 or job.role = any(alert.roles))
  and (cardinality(alert.subjects) = 0 or job.subject = any(alert.subjects))
  and (cardinality(alert.types) = 0 or job.type = any(alert.types))
  and (alert.pay_from is null or job.monthly_pay >= alert.pay_from)
  and (alert.radius is null or sqrt(
    power((job.lat - alert.lat) * ${kmPerDegree}::double precision, 2)
    + power((job.lng - alert.lng) * ${kmPerDegree}::double precision * cos(radians(alert.lat)), 2)
  ) <= alert.radius)`

export function createAlertRunsRepository(db: Db) {
  return {
    transaction: <Result>(work: (tx: Db) => Promise<Result>) => db.transaction(work),

    /** Gives up runs that were begun too long ago. */
    async expire(now: Date): Promise<void> {
      await db.execute(sql`
        update job_alert_run set state = 'expired'
        where state = 'pending'
          and created_at <= ${now}::timestamptz - make_interval(hours => ${expiryHours})`)
    },

    /** Adds a run of today for every alert that is due. Repeating it adds nothing. */
    async plan(now: Date): Promise<void> {
      const today = dayOf(sql`${now}::timestamptz`)
      const days = sql`(case alert.every when 'day' then 1 else 7 end)`
      await db.execute(sql`
        insert into job_alert_run (alert_id, run_on, created_at)
        select alert.id, ${today}, ${now}::timestamptz
        from job_alert alert
        where alert.ended_at is null
          and ${dayOf(sql`alert.confirmed_at`)} <= ${today} - ${days}
          and not exists (select from job_alert_run run
            where run.alert_id = alert.id and run.run_on > ${today} - ${days})
        on conflict do nothing`)
    },

    /**
     * Takes some runs that are pending and finds their jobs, in one statement. The runs stay locked
     * until the transaction ends; other transactions take other runs.
     * @param shown the number of jobs in `jobIds` at most
     */
    async searchBatch(
      tx: Db,
      now: Date,
      { size, shown }: { size: number; shown: number },
    ): Promise<SearchedAlert[]> {
      const at = sql`${now}::timestamptz`
      const { rows } = await tx.execute<SearchedAlert>(sql`
        with batch as materialized (
          select run.alert_id from job_alert_run run
          where run.state = 'pending'
            and run.created_at > ${at} - make_interval(hours => ${expiryHours})
          order by run.alert_id limit ${size} for update skip locked),
        alert as materialized (
          select alert.* from job_alert alert join batch on batch.alert_id = alert.id),
        fresh as materialized (
          select job.id, job.role::text as role, job.subject, job.type::text as type,
            job.monthly_pay, job.lat, job.lng, ${publicSince} as since
          from job
          where is_open(job) and ${publicSince} > (select min(matched_until) from alert)
            and ${publicSince} <= ${at} - make_interval(mins => ${settledMinutes}))
        select alert.id, alert.every, alert.link_key as "linkKey", ${criteriaColumns},
          case when alert.ended_at is null and not coalesce(${isBlocked(at)}, false)
            then ${recipient} end as email,
          found.total, found.ids as "jobIds"
        from alert
        left join app_user on app_user.id = alert.user_id
        cross join lateral (
          select count(*)::integer as total,
            coalesce((array_agg(matched.id order by matched.since desc, matched.id desc))[1:${shown}::integer], '{}') as ids
          from (
            select job.id, job.since from fresh job
            where job.since > alert.matched_until and ${matches}
            order by job.since desc, job.id desc limit ${maximumResults}::integer) matched) found
        order by alert.id`)
      return rows
    },

    /** Marks the runs of a batch as done, and their jobs as looked at. */
    async finish(tx: Db, now: Date, searched: readonly SearchedAlert[]): Promise<void> {
      const ids = searched.map(({ id }) => id)
      const sent = searched
        .filter(({ email, total }) => email !== null && total > 0)
        .map(({ id }) => id)
      await tx.execute(sql`
        update job_alert_run set state = case when alert_id = any(${sql.param(sent)}::integer[])
          then 'sent'::job_alert_run_state else 'empty' end
        where alert_id = any(${sql.param(ids)}::integer[]) and state = 'pending'`)
      await tx.execute(sql`
        update job_alert
        set matched_until = ${now}::timestamptz - make_interval(mins => ${settledMinutes})
        where id = any(${sql.param(ids)}::integer[])`)
    },

    /** Marks some alerts that nobody has confirmed as wanted for a year, and returns them. */
    async takeOld(tx: Db, now: Date, size: number): Promise<OldAlert[]> {
      const at = sql`${now}::timestamptz`
      const { rows } = await tx.execute<OldAlert>(sql`
        with old as materialized (
          select id from job_alert
          where ended_at is null and confirmed_at is not null and warned_at is null
            and reviewed_at <= ${at} - interval '1 year'
          order by reviewed_at limit ${size} for update skip locked),
        alert as (
          update job_alert set warned_at = ${at} from old where old.id = job_alert.id
          returning job_alert.*)
        select ${recipient} as email, alert.link_key as "linkKey", ${criteriaColumns}
        from alert left join app_user on app_user.id = alert.user_id`)
      return rows
    },

    /** Ends alerts a month after the question whether they are wanted. */
    async endUnwanted(now: Date): Promise<void> {
      await db.execute(sql`
        update job_alert set ended_at = ${now}::timestamptz, updated_at = now()
        where ended_at is null and warned_at <= ${now}::timestamptz - interval '1 month'`)
    },

    /** Deletes alerts that were never confirmed, and those that ended a year ago. */
    async removeOver(now: Date): Promise<void> {
      await db.execute(sql`
        delete from job_alert
        where (confirmed_at is null and confirm_expires_at < ${now}::timestamptz)
          or ended_at < ${now}::timestamptz - interval '1 year'`)
    },

    /** Deletes the records of runs that no due date depends on any longer. */
    async removeOldRuns(now: Date): Promise<void> {
      await db.execute(sql`
        delete from job_alert_run
        where run_on < ${dayOf(sql`${now}::timestamptz`)} - 30`)
    },
  }
}
