import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { jobs, schools } from '../../db/schema/index.ts'

export type JobsRepository = ReturnType<typeof createJobsRepository>
export type JobRow = NonNullable<Awaited<ReturnType<JobsRepository['findById']>>>

export function createJobsRepository(db: Db) {
  const byId = db
    .select({
      job: jobs,
      school: { name: schools.name, slug: schools.slug, city: schools.city },
    })
    .from(jobs)
    .leftJoin(schools, and(eq(schools.id, jobs.schoolId), schools.isActive))
    .where(and(eq(jobs.id, sql.placeholder('id')), jobs.isActive))
    .prepare('job_by_id')

  return {
    /** A live job with the live school that offers it. */
    async findById(id: number) {
      const [found] = await byId.execute({ id })
      return found
    },
  }
}
