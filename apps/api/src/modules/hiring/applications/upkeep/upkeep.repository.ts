import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/connect.ts'
import { endOf, startOf } from '../../../../db/days-in-india.ts'
import { removedAfter } from '../seeker/my-application.repository.ts'

export type UpkeepRepository = ReturnType<typeof createUpkeepRepository>

/** Records that one run handles. */
const most = 500

interface Digest extends Record<string, unknown> {
  readonly email: string
  /** Such as "PGT Mathematics (Vidya Niketan): 3". */
  readonly lines: readonly string[]
}

interface Reminder extends Record<string, unknown> {
  readonly user_id: number
  readonly email: string
  readonly job_id: number
  readonly job: string
  readonly listing: string
  readonly closes_at: string
  /** The draft; null for a saved job. */
  readonly draft: string | null
}

interface Removal extends Record<string, unknown> {
  readonly job_id: number
  readonly job: string
  readonly listing: string
  readonly day: string
  readonly emails: readonly string[]
}

/** An application whose job is not open as planned. */
interface ApplicationOfJob extends Record<string, unknown> {
  readonly email: string
  readonly public_id: string
  readonly job: string
  readonly listing: string
}

const listingName = sql`coalesce(school.name, store.brand_name)`
const withListing = sql`left join school on school.id = job.school_id
  left join store on store.id = job.store_id`
const answers = sql`m.removed_at is null and m.role in ('owner', 'manager', 'counsellor')
  and u.blocked_at is null`

/** Whether the application `a` is open, as the employer and the applicant know it. */
const isWaiting = sql`a.removed_at is null
  and a.state in ('submitted', 'shortlisted', 'interviewing', 'offered')`

/** Whether the user `u` has not got an email yet. */
const isNotSent = (what: SQL) => sql`not exists (
  select from application_mailing sent where sent.user_id = u.id and sent.what = ${what})`

/** Scheduled work on applications: every statement claims what it returns, so that nothing is done twice. */
export function createUpkeepRepository(db: Db) {
  return {
    transaction: <Result>(work: (tx: Db) => Promise<Result>) => db.transaction(work),

    /** Marks unanswered applications from before a moment as quiet; returns their ids. */
    async claimQuiet(tx: Db, before: Date): Promise<number[]> {
      const { rows } = await tx.execute<{ id: number }>(sql`
        update application set quiet_since = now() where id in (
          select a.id from application a
          where a.answered_at is null and a.quiet_since is null and a.submitted_at < ${before}
            and a.state not in ('draft', 'withdrawn') and not is_held(a)
          order by a.submitted_at limit ${most} for update skip locked)
        returning id`)
      return rows.map(({ id }) => id)
    },

    /** Members whose listings received applications on a day (yyyy-mm-dd), once a day. */
    async claimDigests(tx: Db, day: string): Promise<Digest[]> {
      const { rows } = await tx.execute<Digest>(sql`
        with received as (
          select job.id, job.title, job.school_id, job.store_id, ${listingName} as listing,
            count(*) as applications
          from application join job on job.id = application.job_id ${withListing}
          where coalesce(application.released_at, application.submitted_at) >= ${startOf(day)}
            and coalesce(application.released_at, application.submitted_at) < ${endOf(day)}
            and application.state <> 'withdrawn' and not is_held(application)
            and not exists (select from application_block b where b.user_id = application.user_id
              and (b.school_id = job.school_id or b.store_id = job.store_id))
          group by job.id, school.name, store.brand_name),
        claimed as (
          insert into application_mailing (user_id, what)
          select distinct m.user_id, ${`digest ${day}`}::text from received r
          join listing_member m on m.school_id = r.school_id or m.store_id = r.store_id
          join app_user u on u.id = m.user_id where ${answers}
          on conflict do nothing returning user_id)
        select u.email, json_agg(r.title || ' (' || r.listing || '): ' || r.applications
            order by r.applications desc, r.id) as lines
        from claimed join app_user u on u.id = claimed.user_id
        join listing_member m on m.user_id = u.id
        join received r on r.school_id = m.school_id or r.store_id = m.store_id
        where ${answers} group by u.id`)
      return rows
    },

    /** People with a draft for, or a saved, job that closes within 10 days; each once a job. */
    async claimReminders(tx: Db): Promise<Reminder[]> {
      const { rows } = await tx.execute<Reminder>(sql`
        with closing as (
          select job.id, job.title, job.closes_at, ${listingName} as listing
          from job ${withListing}
          where job.closes_at > now() and job.closes_at < now() + interval '10 days' and can_apply(job)),
        interested as (
          select a.user_id, a.job_id from application a join closing c on c.id = a.job_id
            where a.state = 'draft'
          union select b.user_id, b.job_id from bookmark b join closing c on c.id = b.job_id
            where not exists (select from application a where a.job_id = b.job_id
              and a.user_id = b.user_id and a.state <> 'draft')),
        claimed as (
          insert into application_mailing (user_id, what)
          select i.user_id, 'closing ' || i.job_id from interested i
          join app_user u on u.id = i.user_id
          where u.blocked_at is null and u.email_confirmed_at is not null
            and not exists (select from application_reminder_opt_out o where o.user_id = u.id)
            and ${isNotSent(sql`'closing ' || i.job_id`)}
          limit ${most}
          on conflict do nothing returning user_id, split_part(what, ' ', 2)::integer as job_id)
        select u.id as user_id, u.email, c.id as job_id, c.title as job, c.listing, c.closes_at, a.public_id as draft
        from claimed join closing c on c.id = claimed.job_id join app_user u on u.id = claimed.user_id
        left join application a on a.job_id = c.id and a.user_id = u.id and a.state = 'draft'`)
      return rows
    },

    /** Keeps the hashes of the links that end reminders. */
    async setReminderLinks(
      tx: Db,
      links: readonly {
        readonly userId: number
        readonly jobId: number
        readonly tokenHash: Buffer
      }[],
    ): Promise<void> {
      if (links.length === 0) return
      const rows = links.map(({ userId, jobId, tokenHash }) => ({
        user_id: userId,
        what: `closing ${jobId}`,
        hash: tokenHash.toString('hex'),
      }))
      await tx.execute(sql`
        update application_mailing m set token_hash = decode(l.hash, 'hex')
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) l(user_id integer, what text, hash text)
        where m.user_id = l.user_id and m.what = l.what`)
    },

    /** People with a draft for a job that ended before its closing time; each once a job. */
    async claimClosedDrafts(tx: Db): Promise<ApplicationOfJob[]> {
      const { rows } = await tx.execute<ApplicationOfJob>(sql`
        with claimed as (
          insert into application_mailing (user_id, what)
          select a.user_id, 'ended ' || a.job_id from application a join job on job.id = a.job_id
          join app_user u on u.id = a.user_id
          where a.state = 'draft' and job.status in ('closed', 'filled', 'removed')
            and job.status_since > now() - interval '7 days'
            and (job.closes_at is null or job.status_since < job.closes_at)
            and u.email_confirmed_at is not null and u.blocked_at is null
            and ${isNotSent(sql`'ended ' || a.job_id`)}
          limit ${most}
          on conflict do nothing returning user_id, split_part(what, ' ', 2)::integer as job_id)
        select u.email, a.public_id, job.title as job, ${listingName} as listing
        from claimed join job on job.id = claimed.job_id ${withListing}
        join app_user u on u.id = claimed.user_id
        join application a on a.job_id = job.id and a.user_id = u.id and a.state = 'draft'`)
      return rows
    },

    /** Applicants who wait for a decision on a job that was paused with its listing; each once a pause. */
    async claimPaused(tx: Db): Promise<ApplicationOfJob[]> {
      const { rows } = await tx.execute<ApplicationOfJob>(sql`
        with paused as (
          select job.id, job.title, ${listingName} as listing, 'paused ' || event.id as what
          from job ${withListing}
          join lateral (select e.id, e.reason from job_event e
            where e.job_id = job.id and e.from_status is distinct from e.to_status
            order by e.id desc limit 1) event on event.reason = 'listing_hidden'
          where job.status = 'paused' and job.status_since > now() - interval '7 days'),
        claimed as (
          insert into application_mailing (user_id, what)
          select a.user_id, p.what from paused p join application a on a.job_id = p.id
          join app_user u on u.id = a.user_id
          where ${isWaiting} and u.blocked_at is null and ${isNotSent(sql`p.what`)}
          limit ${most}
          on conflict do nothing returning user_id, what)
        select u.email, a.public_id, p.title as job, p.listing
        from claimed join paused p on p.what = claimed.what
        join app_user u on u.id = claimed.user_id
        join application a on a.job_id = p.id and a.user_id = u.id and ${isWaiting}`)
      return rows
    },

    /** Deletes drafts 90 days after their job closed. */
    async removeDrafts(): Promise<void> {
      await db.execute(sql`
        delete from application where id in (
          select application.id from application join job on job.id = application.job_id
          where application.state = 'draft'
            and ${removedAfter} - interval '12 months' < now() - interval '90 days'
          limit ${most})`)
    },

    /** Jobs whose applications are removed in 14 days, with the members to warn; each once. */
    async claimRemovalWarnings(tx: Db): Promise<Removal[]> {
      const { rows } = await tx.execute<Removal>(sql`
        with warned as (
          update application set removal_warned_at = now() where id in (
            select application.id from application join job on job.id = application.job_id
            where application.state <> 'draft' and application.removed_at is null
              and application.removal_warned_at is null
              and ${removedAfter} < now() + interval '14 days'
            limit ${most} for update of application skip locked)
          returning job_id)
        select job.id as job_id, job.title as job, ${listingName} as listing,
          (greatest(${removedAfter}, now() + interval '14 days') at time zone 'Asia/Kolkata')::date::text as day,
          array(select u.email from listing_member m join app_user u on u.id = m.user_id
            where (m.school_id = job.school_id or m.store_id = job.store_id) and ${answers}
            order by u.id) as emails
        from job ${withListing} where job.id in (select job_id from warned)`)
      return rows
    },

    /**
     * Removes applications from the employer 12 months after the job closed, and 14 days after the
     * warning, with the notes and scores. The applicant keeps a copy.
     */
    async removeFromEmployers(): Promise<void> {
      await db.execute(sql`
        with removed as (
          update application set removed_at = now() where id in (
            select application.id from application join job on job.id = application.job_id
            where application.state <> 'draft' and application.removed_at is null
              and application.removal_warned_at < now() - interval '14 days'
              and ${removedAfter} < now()
            limit ${most})
          returning id),
        notes as (delete from application_note where application_id in (select id from removed))
        delete from application_score where application_id in (select id from removed)`)
    },

    /** Forgets which emails were sent, when they cannot be repeated any more. */
    async forgetMailings(): Promise<void> {
      await db.execute(sql`delete from application_mailing where at < now() - interval '400 days'`)
    },
  }
}
