import { and, asc, desc, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/connect.ts'
import {
  applications,
  consents,
  jobQuestions,
  jobs,
  schools,
  stores,
  users,
} from '../../../../db/schema/index.ts'

export type DraftsRepository = ReturnType<typeof createDraftsRepository>
export type QuestionRow = typeof jobQuestions.$inferSelect

/** Drafts of applications, and what they begin with. */
export function createDraftsRepository(db: Db) {
  return {
    /** A job that visitors see, and whether somebody can apply for it now. */
    async findJob(tx: Db, id: number, userId: number) {
      const [found] = await tx
        .select({
          job: jobs,
          isOpen: sql<boolean>`is_open(${jobs})`,
          canApply: sql<boolean>`can_apply(${jobs})`,
          isUnderReview: sql<boolean>`is_reported(${jobs})`,
          isBlocked: sql<boolean>`exists (select from application_block b where b.user_id = ${userId}
            and (b.school_id = ${jobs.schoolId} or b.store_id = ${jobs.storeId}))`,
          isOwn: sql<boolean>`exists (select from listing_member m where m.user_id = ${userId}
            and m.removed_at is null
            and (m.school_id = ${jobs.schoolId} or m.store_id = ${jobs.storeId}))`,
        })
        .from(jobs)
        .leftJoin(schools, eq(schools.id, jobs.schoolId))
        .leftJoin(stores, eq(stores.id, jobs.storeId))
        .where(and(eq(jobs.id, id), sql`is_public(${jobs})`))
      return found
    },

    /** Whether applications are accepted at a moment. */
    async isOpen(tx: Db, jobId: number, at: Date): Promise<boolean> {
      const [found] = await tx
        .select({ isOpen: sql<boolean>`is_open(${jobs}, ${at.toISOString()}::timestamptz)` })
        .from(jobs)
        .where(eq(jobs.id, jobId))
      return found?.isOpen ?? false
    },

    /** The user's application for a job that is not withdrawn. */
    async current(tx: Db, jobId: number, userId: number) {
      const [found] = await tx
        .select({ id: applications.id, publicId: applications.publicId })
        .from(applications)
        .where(
          and(
            eq(applications.jobId, jobId),
            eq(applications.userId, userId),
            ne(applications.state, 'withdrawn'),
          ),
        )
      return found
    },

    /** The contents of the user's last application; sent ones first. */
    async last(userId: number, tx: Db = db) {
      const [found] = await tx
        .select({ application: applications })
        .from(applications)
        .where(eq(applications.userId, userId))
        .orderBy(sql`${applications.submittedAt} desc nulls last`, desc(applications.id))
        .limit(1)
      return found
    },

    async user(tx: Db, userId: number) {
      const [found] = await tx
        .select({ firstname: users.firstname, lastname: users.lastname, phone: users.phone })
        .from(users)
        .where(eq(users.id, userId))
      return found
    },

    /** Undefined if the user has an application for the job already. */
    async add(tx: Db, values: typeof applications.$inferInsert) {
      const [added] = await tx
        .insert(applications)
        .values(values)
        .onConflictDoNothing()
        .returning({ id: applications.id, publicId: applications.publicId })
      return added
    },

    async remove(tx: Db, id: number): Promise<void> {
      await tx.delete(applications).where(eq(applications.id, id))
    },

    questions: (jobId: number, tx: Db = db): Promise<QuestionRow[]> =>
      tx
        .select()
        .from(jobQuestions)
        .where(eq(jobQuestions.jobId, jobId))
        .orderBy(asc(jobQuestions.position)),

    /** The ways in which the employer may contact the applicant, and until when. */
    async consent(id: string, tx: Db = db) {
      const [found] = await tx.select().from(consents).where(eq(consents.id, id))
      return found
    },
  }
}
