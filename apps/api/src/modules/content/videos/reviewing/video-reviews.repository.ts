import { sql } from 'drizzle-orm'
import type { Db } from '../../../../db/connect.ts'

export type VideoReviewsRepository = ReturnType<typeof createVideoReviewsRepository>

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

/** The texts that reviewers write. */
export function createVideoReviewsRepository(db: Db) {
  return {
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

    /** Before the first approval, the date is that of the publication that follows it. */
    async place(
      tx: Db,
      id: number,
      { isFeatured, hasComments, publishedAt }: Placement,
    ): Promise<void> {
      const at = publishedAt?.toISOString() ?? null
      await tx.execute(sql`
        update video set is_featured = ${isFeatured}, has_comments = ${hasComments},
          comments_locked_at = case when ${hasComments} then null
            when has_comments then now() else comments_locked_at end,
          revision = revision + 1,
          published_at = case when approved_revision is null then published_at
            else coalesce(${at}::timestamptz, published_at) end,
          publish_at = case when approved_revision is null
            then coalesce(${at}::timestamptz, publish_at) else publish_at end
        where id = ${id}`)
    },
  }
}
