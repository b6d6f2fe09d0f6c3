import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'

export type ReviewedTextsRepository = ReturnType<typeof createReviewedTextsRepository>

/** The facts that the checks of blogs and videos need. */
export function createReviewedTextsRepository() {
  return {
    /** The names of the schools and stores that a user works for. */
    async listingNames(tx: Db, userId: number): Promise<string[]> {
      const { rows } = await tx.execute<{ name: string }>(sql`
        select name from school where deleted_at is null and (owner_id = ${userId} or id in (
          select school_id from listing_member where user_id = ${userId} and removed_at is null))
        union select brand_name from store where deleted_at is null and (owner_id = ${userId} or id in (
          select store_id from listing_member where user_id = ${userId} and removed_at is null))`)
      return rows.map(({ name }) => name)
    },

    /** The titles and paths of texts that others are compared with. */
    async titleOf(kind: 'blog' | 'video', id: number, tx: Db) {
      const { rows } = await tx.execute<{ title: string; path: string }>(
        kind === 'blog'
          ? sql`select title, '/blog-details/' || url as path from blog where id = ${id}`
          : sql`select title, case kind when 'discussion' then '/video/discussions/'
              when 'contest' then '/video/contests/' else '/video/principal-talks/' end || url as path
            from video where id = ${id}`,
      )
      return rows[0]
    },
  }
}
