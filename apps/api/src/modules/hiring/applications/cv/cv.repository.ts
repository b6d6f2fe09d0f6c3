import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/connect.ts'
import { applicationCvs } from '../../../../db/schema/index.ts'
import type { ReceivedCv } from './receive-cv.ts'

export type CvRepository = ReturnType<typeof createCvRepository>

/** The CVs of applications. */
export function createCvRepository(db: Db) {
  return {
    /** Without its content. */
    async find(applicationId: number, tx: Db = db) {
      const [found] = await tx
        .select({
          name: applicationCvs.name,
          mime: applicationCvs.mime,
          size: applicationCvs.size,
          uploadedAt: applicationCvs.uploadedAt,
        })
        .from(applicationCvs)
        .where(eq(applicationCvs.applicationId, applicationId))
      return found
    },

    async read(applicationId: number) {
      const [found] = await db
        .select()
        .from(applicationCvs)
        .where(eq(applicationCvs.applicationId, applicationId))
      return found
    },

    async set(tx: Db, applicationId: number, { name, mime, content }: ReceivedCv): Promise<void> {
      const values = { name, mime, content, size: content.length, uploadedAt: sql`now()` }
      await tx
        .insert(applicationCvs)
        .values({ applicationId, ...values })
        .onConflictDoUpdate({ target: applicationCvs.applicationId, set: values })
    },

    async copy(tx: Db, from: number, to: number): Promise<void> {
      await tx.execute(sql`
        insert into application_cv (application_id, name, mime, size, content, uploaded_at)
        select ${to}::integer, name, mime, size, content, uploaded_at from application_cv
        where application_id = ${from} on conflict do nothing`)
    },
  }
}
