import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Query, Schema } from '../../../../contract/operations.ts'
import type { Db } from '../../../../db/connect.ts'
import { jobs, schools } from '../../../../db/schema/index.ts'
import { todayInIndia } from '../../../platform/dates/today-in-india.ts'
import { hasStatus, listingStatus } from '../table/listing-status.repository.ts'
import { contains, tableRows } from '../table/table-rows.repository.ts'

const isClosed = () => sql`coalesce(${jobs.closesOn} < ${todayInIndia()}::date, false)`

/** Every job, whatever its status. */
export const jobRows = (db: Db) =>
  tableRows<Query<'downloadAdminJobs'>, Schema<'AdminJob'>>(db, {
    table: jobs,
    id: jobs.id,
    joins: sql`left join ${schools} on ${schools.id} = ${jobs.schoolId}`,
    matches: ({ q, role, closing, status, review }) =>
      and(
        contains(q, jobs.title, schools.name, jobs.location),
        role && eq(jobs.role, role),
        closing && (closing === 'closed' ? isClosed() : sql`not ${isClosed()}`),
        hasStatus(jobs, status),
        review &&
          sql`${jobs.moderation} in ('unreviewed', 'pending') and ${jobs.deletedAt} is null`,
      ),
    orders: {
      title: sql`lower(${jobs.title})`,
      school: sql`lower(${schools.name})`,
      closes: jobs.closesOn,
      posted: jobs.createdAt,
    },
    async read(ids) {
      const found = await db
        .select({ job: jobs, schoolName: schools.name, schoolSlug: schools.slug })
        .from(jobs)
        .leftJoin(schools, eq(schools.id, jobs.schoolId))
        .where(inArray(jobs.id, [...ids]))
      return found.map(({ job, schoolName, schoolSlug }) => ({
        id: job.id,
        title: job.title,
        role: job.role,
        type: job.type,
        school_id: job.schoolId,
        school_name: schoolName,
        school_slug: schoolSlug,
        location: job.location,
        closes_on: job.closesOn,
        is_closed: job.closesOn !== null && job.closesOn < todayInIndia(),
        status: listingStatus(job),
        posted_at: job.createdAt.toISOString(),
        updated_at: job.updatedAt.toISOString(),
      }))
    },
  })
