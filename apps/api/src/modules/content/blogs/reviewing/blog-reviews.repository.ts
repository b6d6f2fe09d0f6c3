import { sql } from 'drizzle-orm'
import type { Db } from '../../../../db/connect.ts'

export type BlogReviewsRepository = ReturnType<typeof createBlogReviewsRepository>

/** The texts that reviewers write. */
export function createBlogReviewsRepository() {
  return {
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
