import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { dayOf, today } from '../../../db/days-in-india.ts'
import { jobs, schools, stores } from '../../../db/schema/index.ts'
import { distanceTo, isNearby, matchesFilters } from './job-conditions.repository.ts'
import type { JobLocation, JobSort, SelectedJobFilters } from './job-list-request.ts'
import type { JobListRow } from './job-list-row.ts'
import type { JobRole, JobType } from './job-types.ts'

export type JobsRepository = ReturnType<typeof createJobsRepository>
export type JobRow = NonNullable<Awaited<ReturnType<JobsRepository['findById']>>>

interface ValueCount<Value> {
  readonly value: Value
  readonly count: number
}

/** The number of open jobs that match, and the facets. */
export interface JobCounts extends Record<string, unknown> {
  readonly total: number
  readonly roles: readonly ValueCount<JobRole>[]
  readonly subjects: readonly ValueCount<string>[]
  readonly types: readonly ValueCount<JobType>[]
  readonly pay: readonly { from: number; count: number }[]
}

/** The values of the pay filter, in rupees per month. */
const payFilterValues = [20_000, 30_000, 40_000, 60_000, 80_000, 100_000]
/** Subjects in the facet; those with the most jobs come first. */
const maximumSubjects = 60

/** Every order ends with the id, so that pages do not overlap. */
const orderBy = {
  relevance: sql`job.created_at desc nulls last, job.id desc nulls last`,
  distance: sql`distance_km nulls last, job.id`,
  closing: sql`job.closes_at nulls last, job.id`,
  pay: sql`job.monthly_pay desc nulls last, job.id`,
} as const satisfies Record<JobSort, unknown>

/** The date in India of a timestamp. */
/** When a post of a listing went live; jobs of registers have only the time of their row. */
const postedOn = dayOf(sql`greatest(coalesce(job.published_at, job.created_at), job.publish_on)`)
/** Negative once it is closed, also on its last day. */
const daysLeft = sql`case when is_open(job) then job.closes_on - ${today}
  else least(coalesce(job.closes_on - ${today}, -1), -1) end`

/** The columns of a list row without the distance. */
const columns = sql`job.id, job.title, job.role, job.subject, job.type, job.location, job.city,
  job.state, job.salary_min, job.salary_max, job.pay_period, job.pay_scale,
  job.closes_on::text as closes_on, ${daysLeft} as days_left,
  ${postedOn}::text as posted_on,
  case when school.id is not null then json_build_object(
    'name', school.name, 'slug', school.slug, 'city', school.city) end as school,
  case when store.id is not null then json_build_object(
    'id', store.id, 'name', store.brand_name, 'city', store.city) end as store`
const jobsWithListings = sql`job
  left join school on school.id = job.school_id and is_public(school)
  left join store on store.id = job.store_id and is_public(store)`

export function createJobsRepository(db: Db) {
  const byId = db
    .select({
      job: jobs,
      schoolId: schools.id,
      store: { id: stores.id, name: stores.brandName, city: stores.city },
      postedOn: sql<string>`${postedOn}::text`,
      daysLeft: sql<number | null>`${daysLeft}`,
      canApply: sql<boolean>`can_apply(${jobs})`,
    })
    .from(jobs)
    .leftJoin(schools, and(eq(schools.id, jobs.schoolId), sql`is_public(${schools})`))
    .leftJoin(stores, and(eq(stores.id, jobs.storeId), sql`is_public(${stores})`))
    .where(and(eq(jobs.id, sql.placeholder('id')), sql`is_public(${jobs})`))
    .prepare('job_by_id')

  return {
    /** An active job, with the id of its school if the school is active. */
    async findById(id: number) {
      const [found] = await byId.execute({ id })
      return found
    },

    /** Active jobs by id, open or closed, unordered. */
    async findSummaries(ids: readonly number[], tx: Db = db): Promise<JobListRow[]> {
      const { rows } = await tx.execute<JobListRow>(sql`
        select ${columns}, null as distance_km from ${jobsWithListings}
        where job.id = any(${sql.param(ids)}::integer[]) and is_public(job)`)
      return rows
    },

    /** One page of open jobs. */
    async list(
      selectedFilters: SelectedJobFilters,
      location: JobLocation | null,
      { sort, offset, limit }: { sort: JobSort; offset: number; limit: number },
    ): Promise<JobListRow[]> {
      const hasDistance = location !== null && !location.isApproximate
      const distance = hasDistance ? distanceTo(location) : sql`null`
      const { rows } = await db.execute<JobListRow>(sql`
        select ${columns}, ${distance} as distance_km
        from ${jobsWithListings}
        where is_open(job) and ${isNearby(location)} and ${matchesFilters(selectedFilters)}
        order by ${orderBy[sort]} offset ${offset} limit ${limit}`)
      return rows
    },

    /** Counts matches and facets in one query. The counts of a facet ignore its own filter. */
    async count(
      selectedFilters: SelectedJobFilters,
      location: JobLocation | null,
    ): Promise<JobCounts> {
      const without = (filter: keyof SelectedJobFilters) => matchesFilters(selectedFilters, filter)
      const facet = (value: unknown, filter: keyof SelectedJobFilters, maximum: number) => sql`(
        select coalesce(json_agg(each order by each.count desc, each.value), '[]') from (
          select ${value} as value, count(*)::integer as count from job
          where ${value} is not null and ${without(filter)}
          group by 1 order by 2 desc, 1 limit ${maximum}::integer) each)`
      const { rows } = await db.execute<JobCounts>(sql`
        with job as materialized (
          select role, subject, type, monthly_pay from job
          where is_open(job) and ${isNearby(location)})
        select (select count(*)::integer from job where ${matchesFilters(selectedFilters)}) as total,
          ${facet(sql`role`, 'roles', 20)} as roles,
          ${facet(sql`subject`, 'subjects', maximumSubjects)} as subjects,
          ${facet(sql`type`, 'types', 20)} as types,
          (select json_agg(json_build_object('from', step, 'count', (
              select count(*)::integer from job
              where monthly_pay >= step and ${without('payFrom')}
            )) order by step)
            from unnest(${`{${payFilterValues.join(',')}}`}::integer[]) step) as pay`)
      const [counts] = rows
      if (!counts) throw new Error('The count query returned no row')
      return counts
    },
  }
}
