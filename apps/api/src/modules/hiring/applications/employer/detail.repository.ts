import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/connect.ts'
import {
  applicationEvents,
  applicationNotes,
  applicationScores,
  applications,
  jobs,
  type ScoreCriterion,
  scoreCriteria,
  users,
} from '../../../../db/schema/index.ts'
import { userName } from '../../../../db/user-columns.ts'
import { removedAfter } from '../seeker/my-application.repository.ts'

export type DetailRepository = ReturnType<typeof createDetailRepository>
export type ScoreRow = Awaited<ReturnType<DetailRepository['scores']>>[number]

/** Notes of members about an application, and its events. */
export function createDetailRepository(db: Db) {
  return {
    notes: (applicationId: number) =>
      db
        .select()
        .from(applicationNotes)
        .where(eq(applicationNotes.applicationId, applicationId))
        .orderBy(asc(applicationNotes.id)),

    /** A repeated request adds nothing. */
    async addNote(tx: Db, values: typeof applicationNotes.$inferInsert): Promise<void> {
      await tx.insert(applicationNotes).values(values).onConflictDoNothing()
    },

    /** Returns whether the author has such a note. */
    async editNote(
      tx: Db,
      {
        id,
        applicationId,
        authorId,
        text,
      }: { id: number; applicationId: number; authorId: number; text: string },
    ): Promise<boolean> {
      const edited = await tx
        .update(applicationNotes)
        .set({ text, editedAt: sql`now()` })
        .where(
          and(
            eq(applicationNotes.id, id),
            eq(applicationNotes.applicationId, applicationId),
            eq(applicationNotes.authorId, authorId),
          ),
        )
        .returning({ id: applicationNotes.id })
      return edited.length > 0
    },

    scores: (applicationId: number) =>
      db
        .select({
          reviewerId: applicationScores.reviewerId,
          name: userName,
          criterion: applicationScores.criterion,
          points: applicationScores.points,
        })
        .from(applicationScores)
        .innerJoin(users, eq(users.id, applicationScores.reviewerId))
        .where(eq(applicationScores.applicationId, applicationId))
        .orderBy(asc(applicationScores.reviewerId)),

    async setScores(
      tx: Db,
      applicationId: number,
      reviewerId: number,
      points: Readonly<Record<ScoreCriterion, number>>,
    ): Promise<void> {
      await tx
        .insert(applicationScores)
        .values(
          scoreCriteria.map((criterion) => ({
            applicationId,
            reviewerId,
            criterion,
            points: points[criterion],
          })),
        )
        .onConflictDoUpdate({
          target: [
            applicationScores.applicationId,
            applicationScores.reviewerId,
            applicationScores.criterion,
          ],
          set: { points: sql`excluded.points`, at: sql`now()` },
        })
    },

    events: (applicationId: number) =>
      db
        .select({
          kind: applicationEvents.kind,
          toState: applicationEvents.toState,
          actor: applicationEvents.actor,
          name: userName,
          detail: applicationEvents.detail,
          at: applicationEvents.at,
        })
        .from(applicationEvents)
        .leftJoin(users, eq(users.id, applicationEvents.actorId))
        .where(eq(applicationEvents.applicationId, applicationId))
        .orderBy(asc(applicationEvents.id)),

    /** The day on which the employer no longer has an application, if it is known. */
    async removedOn(applicationId: number): Promise<string | null> {
      const [found] = await db
        .select({
          day: sql<string | null>`(${removedAfter} at time zone 'Asia/Kolkata')::date::text`,
        })
        .from(applications)
        .innerJoin(jobs, eq(jobs.id, applications.jobId))
        .where(eq(applications.id, applicationId))
      return found?.day ?? null
    },
  }
}
