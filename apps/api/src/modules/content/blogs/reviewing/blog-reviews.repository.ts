import { sql } from 'drizzle-orm'
import type { Schema } from '../../../../contract/operations.ts'
import type { Db } from '../../../../db/connect.ts'

export type BlogReviewsRepository = ReturnType<typeof createBlogReviewsRepository>

interface OpenCase extends Record<string, unknown> {
  readonly id: number
  readonly revision: number
  readonly findings: Schema<'ModerationFinding'>[]
}

/** What reviewers write. */
export function createBlogReviewsRepository(db: Db) {
  return {
    async openCase(blogId: number): Promise<OpenCase | undefined> {
      const { rows } = await db.execute<OpenCase>(sql`
        select id, revision, findings from moderation_case
        where subject_kind = 'blog' and subject_id = ${blogId} and decided_at is null`)
      return rows[0]
    },

    async addComment(
      tx: Db,
      comment: {
        readonly blogId: number
        readonly n: number
        readonly paragraph: number | null
        readonly quote: string
        readonly text: string
        readonly authorId: number
      },
    ): Promise<void> {
      await tx.execute(sql`
        insert into blog_comment (blog_id, n, paragraph, quote, text, author_id)
        values (${comment.blogId}, ${comment.n}, ${comment.paragraph}::integer, ${comment.quote},
          ${comment.text}, ${comment.authorId})`)
    },

    /** Removes a comment that the author has not seen; undefined if there is none, false if it was sent. */
    async removeComment(tx: Db, blogId: number, id: number): Promise<boolean | undefined> {
      const { rows } = await tx.execute<{ isSent: boolean }>(sql`
        select sent_at is not null as "isSent" from blog_comment
        where id = ${id} and blog_id = ${blogId} for update`)
      const [found] = rows
      if (!found || found.isSent) return found && false
      await tx.execute(sql`delete from blog_comment where id = ${id}`)
      return true
    },

    /** Comments that the author has not seen. */
    async unsentCount(tx: Db, blogId: number): Promise<number> {
      const { rows } = await tx.execute<{ count: number }>(sql`
        select count(*)::integer as count from blog_comment
        where blog_id = ${blogId} and sent_at is null`)
      return rows[0]?.count ?? 0
    },

    async place(
      tx: Db,
      id: number,
      {
        isFeatured,
        publishedAt,
        authorNote,
      }: {
        readonly isFeatured: boolean
        readonly publishedAt: Date | null
        readonly authorNote: string | null
      },
    ): Promise<void> {
      await tx.execute(sql`
        update blog set is_featured = ${isFeatured}, revision = revision + 1,
          author_note = ${authorNote},
          published_at = coalesce(${publishedAt?.toISOString() ?? null}::timestamptz, published_at)
        where id = ${id}`)
    },
  }
}
