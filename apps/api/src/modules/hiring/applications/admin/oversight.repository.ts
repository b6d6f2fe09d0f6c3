import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/connect.ts'
import { isHeldNow } from '../../../../db/held-application.ts'
import { applications, jobs, schools, stores } from '../../../../db/schema/index.ts'

export type OversightRepository = ReturnType<typeof createOversightRepository>

/** Maximum applications in a list. */
const most = 100

/** Reads what admins see of applications. */
export function createOversightRepository(db: Db) {
  return {
    /** Whether a case of moderation about a job is open. */
    async hasOpenCase(jobId: number, tx: Db = db): Promise<boolean> {
      const { rows } = await tx.execute(sql`
        select from moderation_case
        where subject_kind = 'job' and subject_id = ${jobId} and decided_at is null limit 1`)
      return rows.length > 0
    },

    /** The applications that a user sent, newest first. */
    sentBy: (tx: Db, userId: number) =>
      tx
        .select({
          id: applications.publicId,
          submittedAt: applications.submittedAt,
          isHeld: sql<boolean>`${sql.raw(isHeldNow)}`,
          job: { id: jobs.id, title: jobs.title },
          listing: sql<string>`coalesce(${schools.name}, ${stores.brandName}, '')`,
        })
        .from(applications)
        .innerJoin(jobs, eq(jobs.id, applications.jobId))
        .leftJoin(schools, eq(schools.id, jobs.schoolId))
        .leftJoin(stores, eq(stores.id, jobs.storeId))
        .where(and(eq(applications.userId, userId), ne(applications.state, 'draft')))
        .orderBy(desc(applications.submittedAt), desc(applications.id))
        .limit(most),
  }
}
