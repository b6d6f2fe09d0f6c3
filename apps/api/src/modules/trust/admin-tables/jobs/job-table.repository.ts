import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Query, Schema } from '../../../../contract/operations.ts'
import type { Db } from '../../../../db/connect.ts'
import { jobs, schools, stores } from '../../../../db/schema/index.ts'
import { contains, tableRows } from '../table/table-rows.repository.ts'

type ListingStatus = Schema<'ListingStatus'>

/** The school or store. */
const employer = sql<string | null>`coalesce(${schools.name}, ${stores.brandName})`
const isClosed = sql<boolean>`(${jobs.status} in ('closed', 'filled')
  or coalesce(${jobs.closesAt} <= now(), false))`
/** As of other listings: a draft, a refused and a paused job are switched off. */
const status = sql<ListingStatus>`case when ${jobs.deletedAt} is not null then 'deleted'
  when ${jobs.moderation} in ('hidden', 'removed') then ${jobs.moderation}::text
  when ${jobs.status} in ('draft', 'refused', 'paused', 'removed') then 'switched_off'
  when ${jobs.moderation} = 'approved' then 'live' else ${jobs.moderation}::text end`

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
        review && sql`${status} in ('unreviewed', 'pending')`,
      ),
    orders: {
      title: sql`lower(${jobs.title})`,
      school: sql`lower(${schools.name})`,
      closes: jobs.closesOn,
      posted: jobs.createdAt,
    },
    async read(ids) {
      const rows = await db
        .select({ job: jobs, employer, schoolSlug: schools.slug, status, isClosed })
        .from(jobs)
        .leftJoin(schools, eq(schools.id, jobs.schoolId))
        .leftJoin(stores, eq(stores.id, jobs.storeId))
        .where(inArray(jobs.id, [...ids]))
      return rows.map(({ job, employer: name, schoolSlug, ...found }) => ({
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
        posted_at: job.createdAt.toISOString(),
        updated_at: job.updatedAt.toISOString(),
      }))
    },
  })
