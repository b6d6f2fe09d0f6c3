import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/connect.ts'
import { editTransaction } from '../../../../db/edit-transaction.ts'
import { videoUploadParts, videoUploads } from '../../../../db/schema/index.ts'
import { lockUser } from '../../../../db/user-columns.ts'
import type { CheckedFile } from './checked-file.ts'

export type VideoUploadsRepository = ReturnType<typeof createVideoUploadsRepository>
export type VideoUploadRow = typeof videoUploads.$inferSelect

const waiting = isNull(videoUploads.path)
/** A process that began to check a file this long ago was killed. */
const stopped = sql`now() - interval '5 minutes'`
const inADay = sql`now() + interval '1 day'`

/** Video files that arrive in parts. */
export function createVideoUploadsRepository(db: Db) {
  const own = (userId: number, id: string) =>
    and(eq(videoUploads.id, id), eq(videoUploads.userId, userId))

  return {
    transaction: <Result>(work: (tx: Db) => Promise<Result>) => editTransaction(db, work),

    /** Makes other requests of the user wait, so that limits hold. */
    lockUser,

    unfinishedOf: (tx: Db, userId: number) =>
      tx.$count(
        videoUploads,
        and(eq(videoUploads.userId, userId), waiting, gt(videoUploads.expiresAt, sql`now()`)),
      ),

    async findRequested(tx: Db, userId: number, requestKey: string) {
      const [found] = await tx
        .select()
        .from(videoUploads)
        .where(and(eq(videoUploads.userId, userId), eq(videoUploads.requestKey, requestKey)))
      return found
    },

    async add(
      tx: Db,
      upload: Pick<VideoUploadRow, 'userId' | 'requestKey' | 'name' | 'bytes'>,
    ): Promise<VideoUploadRow> {
      const [added] = await tx.insert(videoUploads).values(upload).returning()
      if (!added) throw new Error('The upload was not added')
      return added
    },

    async find(userId: number, id: string): Promise<VideoUploadRow | undefined> {
      const [found] = await db.select().from(videoUploads).where(own(userId, id))
      return found
    },

    async lock(tx: Db, userId: number, id: string): Promise<VideoUploadRow | undefined> {
      const [found] = await tx.select().from(videoUploads).where(own(userId, id)).for('update')
      return found
    },

    /** Adds a part to a locked upload, whose time begins again. */
    async addPart(tx: Db, uploadId: string, start: number, content: Buffer) {
      await tx.insert(videoUploadParts).values({ uploadId, start, content })
      const [changed] = await tx
        .update(videoUploads)
        .set({ received: start + content.length, expiresAt: inADay })
        .where(eq(videoUploads.id, uploadId))
        .returning()
      if (!changed) throw new Error('The upload is gone')
      return changed
    },

    /** Lets one process check a whole file; undefined if another one does. */
    async beginCheck(userId: number, id: string): Promise<VideoUploadRow | undefined> {
      const [begun] = await db
        .update(videoUploads)
        .set({ checkedAt: sql`now()` })
        .where(
          and(
            own(userId, id),
            waiting,
            or(isNull(videoUploads.checkedAt), lt(videoUploads.checkedAt, stopped)),
          ),
        )
        .returning()
      return begun
    },

    /** Gives a check up, so that it can be tried again. */
    async endCheck(id: string): Promise<void> {
      await db.update(videoUploads).set({ checkedAt: null }).where(eq(videoUploads.id, id))
    },

    /** The part that begins at a position. */
    async part(uploadId: string, start: number): Promise<Buffer | undefined> {
      const [found] = await db
        .select({ content: videoUploadParts.content })
        .from(videoUploadParts)
        .where(and(eq(videoUploadParts.uploadId, uploadId), eq(videoUploadParts.start, start)))
      return found?.content
    },

    /** Saves the checked file and deletes its parts; undefined if the upload was cancelled. */
    finish: (id: string, file: CheckedFile) =>
      editTransaction(db, async (tx) => {
        const [finished] = await tx
          .update(videoUploads)
          .set({ ...file, expiresAt: sql`now() + interval '2 days'` })
          .where(eq(videoUploads.id, id))
          .returning()
        await tx.delete(videoUploadParts).where(eq(videoUploadParts.uploadId, id))
        return finished
      }),

    async remove(userId: number, id: string): Promise<boolean> {
      const removed = await db
        .delete(videoUploads)
        .where(and(own(userId, id), waiting))
        .returning({ id: videoUploads.id })
      return removed.length > 0
    },

    /** The checked file of a user at a path. */
    async checkedFile(tx: Db, userId: number, path: string): Promise<CheckedFile | undefined> {
      const [found] = await tx
        .select({
          path: videoUploads.path,
          mime: videoUploads.mime,
          durationSeconds: videoUploads.durationSeconds,
          hasSound: videoUploads.hasSound,
        })
        .from(videoUploads)
        .where(and(eq(videoUploads.userId, userId), eq(videoUploads.path, path)))
      if (!found?.path || !found.mime || found.durationSeconds === null) return undefined
      return {
        path: found.path,
        mime: found.mime,
        durationSeconds: found.durationSeconds,
        hasSound: found.hasSound ?? true,
      }
    },

    /** Deletes unfinished uploads that expired, and finished ones whose file is in a revision or gone. */
    async removeExpired(): Promise<void> {
      await db.delete(videoUploads).where(lt(videoUploads.expiresAt, sql`now()`))
    },
  }
}
