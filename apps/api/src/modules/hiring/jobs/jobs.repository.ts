import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { jobs, schools } from '../../../db/schema/index.ts'
import { fits, isWithin, kilometresTo } from './job-conditions.repository.ts'
import type { JobCircle, JobNarrowing, JobSort } from './job-list-request.ts'
import type { JobRole, JobType } from './job-words.ts'

export type JobsRepository = ReturnType<typeof createJobsRepository>
export type JobRow = NonNullable<Awaited<ReturnType<JobsRepository['findById']>>>

/** One row of the list. */
export interface ListedJob extends Record<string, unknown> {
  readonly id: number
  readonly title: string
  readonly role: JobRole
  readonly subject: string | null
  readonly type: JobType
  readonly location: string
  readonly city: string | null
  readonly state: string | null
  readonly distance_km: number | null
  readonly salary_min: number | null
  readonly salary_max: number | null
  readonly posted_on: string
  readonly closes_on: string | null
  readonly days_left: number | null
  readonly school: { name: string; slug: string; city: string | null } | null
}

interface ValueCount<Value> {
  readonly value: Value
  readonly count: number
}

/** How many open posts fit, and how many each value of a filter would leave. */
export interface JobCounts extends Record<string, unknown> {
  readonly total: number
  readonly roles: readonly ValueCount<JobRole>[]
  readonly subjects: readonly ValueCount<string>[]
  readonly types: readonly ValueCount<JobType>[]
  readonly pay: readonly { from: number; count: number }[]
}

/** Rupees a month that the list offers to ask for. */
const payStepsOffered = [20_000, 30_000, 40_000, 60_000, 80_000, 100_000]
/** Subjects that are counted, those with the most posts first. */
const mostSubjects = 60

/** Ties end with the id, so that pages never overlap. */
const orders = {
  relevance: sql`job.created_at desc nulls last, job.id desc nulls last`,
  distance: sql`distance_km nulls last, job.id`,
  closing: sql`job.closes_on nulls last, job.id`,
  pay: sql`coalesce(job.salary_max, job.salary_min) desc nulls last, job.id`,
} as const satisfies Record<JobSort, unknown>

/** The day in India of a point in time. */
const dayOf = (column: unknown) => sql`(${column} at time zone 'Asia/Kolkata')::date`
const todayOfIndia = dayOf(sql`now()`)

/** What a row shows, but for its distance. */
const columns = sql`job.id, job.title, job.role, job.subject, job.type, job.location, job.city,
  job.state, job.salary_min, job.salary_max, job.closes_on::text as closes_on,
  job.closes_on - ${todayOfIndia} as days_left,
  ${dayOf(sql`job.created_at`)}::text as posted_on,
  case when school.id is not null then json_build_object(
    'name', school.name, 'slug', school.slug, 'city', school.city) end as school`
const jobsWithSchools = sql`job
  left join school on school.id = job.school_id and is_public(school)`

export function createJobsRepository(db: Db) {
  const byId = db
    .select({
      job: jobs,
      schoolId: schools.id,
      postedOn: sql<string>`${dayOf(jobs.createdAt)}::text`,
      daysLeft: sql<number | null>`${jobs.closesOn} - ${todayOfIndia}`,
    })
    .from(jobs)
    .leftJoin(schools, and(eq(schools.id, jobs.schoolId), sql`is_public(${schools})`))
    .where(and(eq(jobs.id, sql.placeholder('id')), sql`is_public(${jobs})`))
    .prepare('job_by_id')

  return {
    /** A live job with the id of the live school that offers it. */
    async findById(id: number) {
      const [found] = await byId.execute({ id })
      return found
    },

    /** Live posts by id, open or closed, in no order. */
    async findSummaries(ids: readonly number[]): Promise<ListedJob[]> {
      const { rows } = await db.execute<ListedJob>(sql`
        select ${columns}, null as distance_km from ${jobsWithSchools}
        where job.id = any(${sql.param(ids)}::integer[]) and is_public(job)`)
      return rows
    },

    /** One page of open posts. */
    async list(
      narrowing: JobNarrowing,
      circle: JobCircle | null,
      { sort, offset, limit }: { sort: JobSort; offset: number; limit: number },
    ): Promise<ListedJob[]> {
      const { rows } = await db.execute<ListedJob>(sql`
        select ${columns}, ${circle === null ? sql`null` : kilometresTo(circle)} as distance_km
        from ${jobsWithSchools}
        where is_open(job) and ${isWithin(circle)} and ${fits(narrowing)}
        order by ${orders[sort]} offset ${offset} limit ${limit}`)
      return rows
    },

    /** A filter does not narrow its own counts. One look at the open posts counts them all. */
    async count(narrowing: JobNarrowing, circle: JobCircle | null): Promise<JobCounts> {
      const without = (filter: keyof JobNarrowing) => fits(narrowing, filter)
      const counted = (value: unknown, filter: keyof JobNarrowing, most: number) => sql`(
        select coalesce(json_agg(each order by each.count desc, each.value), '[]') from (
          select ${value} as value, count(*)::integer as count from job
          where ${value} is not null and ${without(filter)}
          group by 1 order by 2 desc, 1 limit ${most}::integer) each)`
      const { rows } = await db.execute<JobCounts>(sql`
        with job as materialized (
          select role, subject, type, salary_min, salary_max from job
          where is_open(job) and ${isWithin(circle)})
        select (select count(*)::integer from job where ${fits(narrowing)}) as total,
          ${counted(sql`role`, 'roles', 20)} as roles,
          ${counted(sql`subject`, 'subjects', mostSubjects)} as subjects,
          ${counted(sql`type`, 'types', 20)} as types,
          (select json_agg(json_build_object('from', step, 'count', (
              select count(*)::integer from job
              where coalesce(salary_max, salary_min) >= step and ${without('payFrom')}
            )) order by step)
            from unnest(${`{${payStepsOffered.join(',')}}`}::integer[]) step) as pay`)
      const [counts] = rows
      if (!counts) throw new Error('Counting posts gave no row')
      return counts
    },
  }
}
