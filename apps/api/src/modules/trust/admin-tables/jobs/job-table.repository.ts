import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Query, Schema } from '../../../../contract/operations.ts'
import type { Db } from '../../../../db/connect.ts'
import { today } from '../../../../db/days-in-india.ts'
import { listingName } from '../../../../db/listing-columns.ts'
import { jobs, schools, stores } from '../../../../db/schema/index.ts'
import { contains, tableRows } from '../../../../db/table-rows.ts'

const isClosed = sql<boolean>`(${jobs.status} in ('closed', 'filled')
  or coalesce(${jobs.closesAt} <= now(), false))`
/** As `jobStateOf` of the browser. */
const status = sql<Schema<'AdminJobStatus'>>`case when ${jobs.deletedAt} is not null then 'deleted'
  when ${jobs.status} = 'removed' or ${jobs.moderation} = 'removed' then 'removed'
  when ${jobs.moderation} = 'hidden' then 'hidden'
  when ${jobs.status} = 'live' and ${jobs.moderation} = 'pending' then 'review'
  when ${jobs.status} = 'live' and ${jobs.publishOn} > ${today}
    then 'scheduled'
  else ${jobs.status}::text end`
/** Whether an admin still has to look at it. A draft is the employer's own. */
const isWaiting = sql`(${jobs.deletedAt} is null and ${jobs.moderation} in ('unreviewed', 'pending')
  and ${jobs.status} not in ('draft', 'refused', 'paused', 'removed'))`
const applications = sql<number>`(select count(*)::integer from application a
  where a.job_id = ${jobs.id} and a.state <> 'draft' and a.removed_at is null)`
const openCase = sql<number | null>`(select c.id from moderation_case c
  where c.subject_kind = 'job' and c.subject_id = ${jobs.id} and c.decided_at is null
  order by c.id limit 1)`

/** Every job, whatever its status. */
export const jobRows = (db: Db) =>
  tableRows<Query<'downloadAdminJobs'>, Schema<'AdminJob'>>(db, {
    table: jobs,
    id: jobs.id,
    joins: sql`left join ${schools} on ${schools.id} = ${jobs.schoolId}`,
    matches: ({ q, role, closing, status: wanted, review }) =>
      and(
        contains(q, jobs.title, schools.name, jobs.location),
        role && eq(jobs.role, role),
        closing && (closing === 'closed' ? isClosed : sql`not ${isClosed}`),
        wanted && sql`${status} = ${wanted}`,
        review && isWaiting,
      ),
    orders: {
      title: sql`lower(${jobs.title})`,
      school: sql`lower(${schools.name})`,
      closes: jobs.closesOn,
      posted: jobs.createdAt,
    },
    async read(ids) {
      const rows = await db
        .select({
          job: jobs,
          listingName,
          schoolSlug: schools.slug,
          status,
          isClosed,
          applications,
          openCase,
        })
        .from(jobs)
        .leftJoin(schools, eq(schools.id, jobs.schoolId))
        .leftJoin(stores, eq(stores.id, jobs.storeId))
        .where(inArray(jobs.id, [...ids]))
      return rows.map(({ job, listingName: name, schoolSlug, ...found }) => ({
        id: job.id,
        title: job.title,
        role: job.role,
        type: job.type,
        school_id: job.schoolId,
        school_name: name,
        school_slug: schoolSlug,
        location: job.location,
        closes_on: job.closesOn,
        is_closed: found.isClosed,
        status: found.status,
        job_status: job.status,
        applications: found.applications,
        case_id: found.openCase,
        posted_at: job.createdAt.toISOString(),
        updated_at: job.updatedAt.toISOString(),
      }))
    },
  })
