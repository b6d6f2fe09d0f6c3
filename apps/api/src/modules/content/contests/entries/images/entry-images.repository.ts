import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { Db } from '../../../../../db/connect.ts'
import { entryImages } from '../../../../../db/schema/index.ts'
import type { PrivateImage } from '../../../../platform/media/private-image.ts'

export type EntryImagesRepository = ReturnType<typeof createEntryImagesRepository>
export type EntryImage = Awaited<ReturnType<EntryImagesRepository['ofEntries']>>[number]
export type ImageSize = 'content' | 'small'

interface StoredImage extends Record<string, unknown> {
  readonly bytes: Buffer
  /** Whether it belongs to a winner that has been announced. */
  readonly isPublic: boolean
}

/** Reads and writes the images of entries. */
export function createEntryImagesRepository(db: Db) {
  return {
    /** The images of some entries, without their content. */
    async ofEntries(entryIds: readonly number[]) {
      if (entryIds.length === 0) return []
      return db
        .select({
          id: entryImages.id,
          entryId: entryImages.entryId,
          questionId: entryImages.questionId,
          width: entryImages.width,
          height: entryImages.height,
        })
        .from(entryImages)
        .where(inArray(entryImages.entryId, [...entryIds]))
        .orderBy(asc(entryImages.entryId), asc(entryImages.id))
    },

    /** The number of images per question. */
    async counts(tx: Db, entryId: number): Promise<Map<string, number>> {
      const rows = await tx
        .select({ questionId: entryImages.questionId, total: sql<number>`count(*)::integer` })
        .from(entryImages)
        .where(eq(entryImages.entryId, entryId))
        .groupBy(entryImages.questionId)
      return new Map(rows.map(({ questionId, total }) => [questionId, total]))
    },

    async add(tx: Db, entryId: number, questionId: string, image: PrivateImage): Promise<void> {
      const { width, height, content, small } = image
      await tx.insert(entryImages).values({ entryId, questionId, width, height, content, small })
    },

    /** Whether the entry had the image. */
    async remove(tx: Db, entryId: number, id: number): Promise<boolean> {
      const removed = await tx
        .delete(entryImages)
        .where(and(eq(entryImages.entryId, entryId), eq(entryImages.id, id)))
        .returning({ id: entryImages.id })
      return removed.length > 0
    },

    /** Deletes the images of an entry but for those that answer some questions. */
    async removeAllBut(tx: Db, entryId: number, questionIds: readonly string[]): Promise<void> {
      const isOfEntry = eq(entryImages.entryId, entryId)
      await tx
        .delete(entryImages)
        .where(
          questionIds.length === 0
            ? isOfEntry
            : and(isOfEntry, notInArray(entryImages.questionId, [...questionIds])),
        )
    },

    /** Deletes images of entries that did not win, some days after the winners were announced. */
    async removeOld(days: number): Promise<void> {
      await db.execute(sql`
        delete from contest_entry_image i using contest_entry e, contest c
        where e.id = i.entry_id and c.video_id = e.contest_id and e.prize is null
          and c.announced_at < now() - make_interval(days => ${days})`)
    },

    async read(id: number, size: ImageSize): Promise<StoredImage | undefined> {
      const column = size === 'small' ? sql`i.small` : sql`i.content`
      const { rows } = await db.execute<StoredImage>(sql`
        select ${column} as bytes, e.state = 'submitted' and e.prize is not null
          and c.state = 'announced' and is_public(video) is true as "isPublic"
        from contest_entry_image i join contest_entry e on e.id = i.entry_id
        join contest c on c.video_id = e.contest_id join video on video.id = c.video_id
        where i.id = ${id}`)
      return rows[0]
    },
  }
}
