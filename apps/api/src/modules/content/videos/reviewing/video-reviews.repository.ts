import { sql } from 'drizzle-orm'
import type { Schema } from '../../../../contract/operations.ts'
import type { Db } from '../../../../db/connect.ts'

export type VideoReviewsRepository = ReturnType<typeof createVideoReviewsRepository>

interface OpenCase extends Record<string, unknown> {
  readonly id: number
  readonly revision: number
  readonly findings: Schema<'ModerationFinding'>[]
}

interface NewRemark {
  readonly videoId: number
  readonly n: number
  readonly atSeconds: number | null
  readonly text: string
  readonly authorId: number
}

interface Placement {
  readonly isFeatured: boolean
  readonly hasComments: boolean
  readonly publishedAt: Date | null
}

/** What reviewers write. */
export function createVideoReviewsRepository(db: Db) {
  return {
    async openCase(videoId: number): Promise<OpenCase | undefined> {
      const { rows } = await db.execute<OpenCase>(sql`
        select id, revision, findings from moderation_case
        where subject_kind = 'video' and subject_id = ${videoId} and decided_at is null`)
      return rows[0]
    },

    async schoolName(schoolId: number): Promise<string | null> {
      const { rows } = await db.execute<{ name: string }>(
        sql`select name from school where id = ${schoolId}`,
      )
      return rows[0]?.name ?? null
    },

    async addRemark(tx: Db, { videoId, n, atSeconds, text, authorId }: NewRemark): Promise<void> {
      await tx.execute(sql`
        insert into video_remark (video_id, n, at_seconds, text, author_id)
        values (${videoId}, ${n}, ${atSeconds}::double precision, ${text}, ${authorId})`)
    },

    /** Removes a remark that the author has not seen; undefined if there is none, false if it was sent. */
    async removeRemark(tx: Db, videoId: number, id: number): Promise<boolean | undefined> {
      const { rows } = await tx.execute<{ isSent: boolean }>(sql`
        select sent_at is not null as "isSent" from video_remark
        where id = ${id} and video_id = ${videoId} for update`)
      const [found] = rows
      if (!found || found.isSent) return found && false
      await tx.execute(sql`delete from video_remark where id = ${id}`)
      return true
    },

    /** Remarks that the author has not seen. */
    async unsentCount(tx: Db, videoId: number): Promise<number> {
      const { rows } = await tx.execute<{ count: number }>(sql`
        select count(*)::integer as count from video_remark
        where video_id = ${videoId} and sent_at is null`)
      return rows[0]?.count ?? 0
    },

    /** Before the first approval, the date is that of the publication that follows it. */
    async place(
      tx: Db,
      id: number,
      { isFeatured, hasComments, publishedAt }: Placement,
    ): Promise<void> {
      const at = publishedAt?.toISOString() ?? null
      await tx.execute(sql`
        update video set is_featured = ${isFeatured}, has_comments = ${hasComments},
          revision = revision + 1,
          published_at = case when approved_revision is null then published_at
            else coalesce(${at}::timestamptz, published_at) end,
          publish_at = case when approved_revision is null
            then coalesce(${at}::timestamptz, publish_at) else publish_at end
        where id = ${id}`)
    },
  }
}
