import { type SQL, sql } from 'drizzle-orm'
import type { MemberRole } from '../../../caller.ts'
import type { Schema } from '../../../contract/operations.ts'
import type { Slice } from '../../../contract/page.ts'
import type { Db } from '../../../db/connect.ts'
import { today } from '../../../db/days-in-india.ts'
import { isoTime } from '../../../db/iso-time.ts'
import { hasPublicModeration } from '../../../db/public-moderation.ts'
import type { JobStatus } from './job-states.ts'

export type PostsRepository = ReturnType<typeof createPostsRepository>
export type PostTab = keyof Schema<'JobPostList'>['counts']

/** A job post as a member of its listing sees it. */
export interface PostRow extends Record<string, unknown> {
  readonly id: number
  readonly title: string
  readonly role: Schema<'JobRole'>
  readonly subject: string | null
  readonly type: Schema<'JobType'>
  readonly location: string
  readonly listing: Schema<'JobPostListing'>
  readonly status: JobStatus
  readonly statusSince: string
  readonly isScheduled: boolean
  readonly moderation: Schema<'ModerationState'>
  readonly reason: string | null
  readonly reasonBy: 'member' | 'admin' | 'system'
  readonly salaryMin: number | null
  readonly salaryMax: number | null
  readonly payPeriod: Schema<'PayPeriod'>
  readonly payScale: Schema<'PayScale'> | null
  readonly places: number
  readonly experienceMin: number | null
  readonly qualifications: readonly string[]
  readonly startsOn: string | null
  readonly publishOn: string | null
  readonly closesAt: string | null
  readonly isBlind: boolean
  readonly descriptionHtml: string | null
  readonly questions: readonly Schema<'JobQuestion'>[]
  readonly extendedReason: string | null
  readonly publishedAt: string | null
  readonly copiedFromId: number | null
  readonly relistedFromId: number | null
  readonly views: number
  readonly revision: number
  readonly updatedAt: string
  readonly ownerId: number | null
  /** Null if the user is not a member of the listing. */
  readonly memberRole: MemberRole | 'owner' | null
}

const columns = sql`job.id, job.title, job.role, job.subject, job.type, job.location,
  case when school.id is not null then json_build_object('kind', 'school', 'id', school.id,
      'name', school.name, 'city', school.city, 'state', school.state, 'slug', school.slug)
    else json_build_object('kind', 'store', 'id', store.id, 'name', store.brand_name,
      'city', store.city, 'state', store.state, 'slug', null) end as listing,
  job.status, ${isoTime(sql`job.status_since`)} as "statusSince",
  (job.status = 'live'
    and coalesce(job.publish_on > ${today}, false)) as "isScheduled",
  job.moderation, event.reason, coalesce(event.actor, 'system') as "reasonBy",
  job.salary_min as "salaryMin", job.salary_max as "salaryMax", job.pay_period as "payPeriod",
  job.pay_scale as "payScale", job.places, job.experience_min as "experienceMin",
  job.qualifications, job.starts_on::text as "startsOn", job.publish_on::text as "publishOn",
  ${isoTime(sql`job.closes_at`)} as "closesAt", job.is_blind as "isBlind",
  job.description_html as "descriptionHtml", job.extended_why as "extendedReason",
  ${isoTime(sql`job.published_at`)} as "publishedAt", job.copied_from_id as "copiedFromId",
  job.relisted_from_id as "relistedFromId", job.revision,
  ${isoTime(sql`job.updated_at`)} as "updatedAt",
  coalesce(school.owner_id, store.owner_id) as "ownerId", member.role as "memberRole",
  (select coalesce(sum(v.views), 0)::integer from listing_view v
    where v.kind = 'job' and v.listing_id = job.id) as views,
  (select coalesce(json_agg(json_build_object('prompt', q.prompt, 'kind', q.kind,
      'options', q.options, 'is_required', q.is_required) order by q.position), '[]')
    from job_question q where q.job_id = job.id) as questions`

/** The listings of jobs, and the user's role in them. Jobs without a listing have no members. */
const postsOf = (userId: number) => sql`job
  left join school on school.id = job.school_id and school.deleted_at is null
  left join store on store.id = job.store_id and store.deleted_at is null
  left join listing_member member on member.user_id = ${userId} and member.removed_at is null
    and (member.school_id = school.id or member.store_id = store.id)
  left join lateral (
    select reason, actor from job_event where job_id = job.id order by id desc limit 1
  ) event on true`
const isKept = sql`job.deleted_at is null and coalesce(school.id, store.id) is not null`

const tabs: Readonly<Record<PostTab, SQL>> = {
  draft: sql`job.status = 'draft'`,
  review: sql`job.status in ('review', 'refused')`,
  live: sql`job.status = 'live'`,
  paused: sql`job.status = 'paused'`,
  closed: sql`job.status in ('closed', 'filled')`,
  removed: sql`job.status = 'removed'`,
}

/** The jobs of the listings that a user works for. */
const ownJobs = (userId: number) => sql`(
  select job.status from listing_member m
  join job on job.school_id = m.school_id or job.store_id = m.store_id
  left join school on school.id = job.school_id
  left join store on store.id = job.store_id
  where m.user_id = ${userId} and m.removed_at is null and job.deleted_at is null
    and school.deleted_at is null and store.deleted_at is null) job`

/** Reads job posts. */
export function createPostsRepository(db: Db) {
  return {
    /** One page of the posts of the user's listings, latest change first. */
    async list(userId: number, tab: PostTab | undefined, { offset, limit }: Slice) {
      const { rows } = await db.execute<PostRow>(sql`
        select ${columns} from ${postsOf(userId)}
        where ${isKept} and member.id is not null and ${tab ? tabs[tab] : sql`true`}
        order by job.updated_at desc, job.id desc offset ${offset} limit ${limit}`)
      return rows
    },

    /** Number of posts of the user's listings in each tab. */
    async counts(userId: number): Promise<Record<PostTab, number>> {
      const each = Object.entries(tabs).map(
        ([tab, condition]) =>
          sql`count(*) filter (where ${condition})::integer as ${sql.identifier(tab)}`,
      )
      const { rows } = await db.execute<Record<PostTab, number>>(sql`
        select ${sql.join(each, sql`, `)} from ${ownJobs(userId)}`)
      const [counts] = rows
      if (!counts) throw new Error('The count query returned no row')
      return counts
    },

    /** `total_job_posts` of section 7 of the specification. */
    async countPublished(userId: number): Promise<number> {
      const { rows } = await db.execute<{ count: number }>(sql`
        select count(*)::integer as count from ${ownJobs(userId)}
        where job.status not in ('draft', 'removed')`)
      return rows[0]?.count ?? 0
    },

    /** A post of a listing, with the user's role in it. */
    async find(id: number, userId: number, tx: Db = db): Promise<PostRow | undefined> {
      const { rows } = await tx.execute<PostRow>(sql`
        select ${columns} from ${postsOf(userId)} where job.id = ${id} and ${isKept}`)
      return rows[0]
    },

    /** Views of the last 90 days, without sources that have fewer than `fewest`. */
    async viewsBySource(id: number, fewest: number) {
      const { rows } = await db.execute<{ source: Schema<'ViewSource'>; views: number }>(sql`
        select source, sum(views)::integer as views from listing_view
        where kind = 'job' and listing_id = ${id}
          and day > ${today} - 90
        group by source having sum(views) >= ${fewest} order by views desc, source`)
      return rows
    },

    /**
     * The pay below which 95 % of the jobs of a role in a state are, in rupees a month; null if fewer than
     * twenty are known.
     */
    async usualPay(tx: Db, role: string, state: string | null): Promise<number | null> {
      const { rows } = await tx.execute<{ pay: number | null; jobs: number }>(sql`
        select percentile_disc(0.95) within group (order by monthly_pay) as pay,
          count(*)::integer as jobs
        from job
        where role::text = ${role} and monthly_pay is not null and published_at is not null
          and ${hasPublicModeration()}
          and ${state === null ? sql`true` : sql`lower(state) = lower(${state})`}`)
      const [found] = rows
      return found && found.jobs >= 20 ? found.pay : null
    },

    /** The quartiles of the monthly pay of the last year's jobs, and their number. */
    async similarPay(role: string, state: string | undefined) {
      const { rows } = await db.execute<{ from: number; to: number; jobs: number }>(sql`
        select percentile_disc(0.25) within group (order by coalesce(salary_min, salary_max)) as "from",
          percentile_disc(0.75) within group (order by coalesce(salary_max, salary_min)) as "to",
          count(*)::integer as jobs
        from job
        where role::text = ${role} and pay_period = 'month' and deleted_at is null
          and status in ('live', 'closed', 'filled') and coalesce(salary_min, salary_max) is not null
          and ${hasPublicModeration()}
          and coalesce(published_at, created_at) > now() - interval '1 year'
          and ${state === undefined ? sql`true` : sql`lower(state) = lower(${state})`}`)
      return rows[0]
    },
  }
}
