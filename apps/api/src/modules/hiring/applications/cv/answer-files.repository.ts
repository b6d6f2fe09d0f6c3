import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/connect.ts'
import { applicationFiles } from '../../../../db/schema/index.ts'
import type { ReceivedCv } from './receive-cv.ts'

export type AnswerFilesRepository = ReturnType<typeof createAnswerFilesRepository>

/** The files that answer questions of a job. */
export function createAnswerFilesRepository(db: Db) {
  const one = (applicationId: number, questionId: number) =>
    and(
      eq(applicationFiles.applicationId, applicationId),
      eq(applicationFiles.questionId, questionId),
    )

  return {
    /** Without their content. */
    list: (applicationId: number, tx: Db = db) =>
      tx
        .select({
          questionId: applicationFiles.questionId,
          prompt: applicationFiles.prompt,
          name: applicationFiles.name,
          mime: applicationFiles.mime,
          size: applicationFiles.size,
          uploadedAt: applicationFiles.uploadedAt,
        })
        .from(applicationFiles)
        .where(eq(applicationFiles.applicationId, applicationId))
        .orderBy(asc(applicationFiles.questionId)),

    async read(applicationId: number, questionId: number) {
      const [found] = await db.select().from(applicationFiles).where(one(applicationId, questionId))
      return found
    },

    /** The prompt of a file; undefined if there is none. */
    async promptOf(applicationId: number, questionId: number): Promise<string | undefined> {
      const [found] = await db
        .select({ prompt: applicationFiles.prompt })
        .from(applicationFiles)
        .where(one(applicationId, questionId))
      return found?.prompt
    },

    async set(
      tx: Db,
      {
        applicationId,
        questionId,
        prompt,
      }: { applicationId: number; questionId: number; prompt: string },
      { name, mime, content }: ReceivedCv,
    ): Promise<void> {
      const values = { prompt, name, mime, content, size: content.length, uploadedAt: sql`now()` }
      await tx
        .insert(applicationFiles)
        .values({ applicationId, questionId, ...values })
        .onConflictDoUpdate({
          target: [applicationFiles.applicationId, applicationFiles.questionId],
          set: values,
        })
    },

    async remove(tx: Db, applicationId: number, questionId: number): Promise<void> {
      await tx.delete(applicationFiles).where(one(applicationId, questionId))
    },
  }
}
