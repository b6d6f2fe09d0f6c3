import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { linkTokens, sessions, uploads } from '../../../db/schema/index.ts'
import { pageSize } from './row-pages.ts'

export type AccountDataRepository = ReturnType<typeof createAccountDataRepository>

interface Bookmark extends Record<string, unknown> {
  readonly cursor: number
}

/** Sessions, links, bookmarks and uploads of a user, for the export of their data. */
export function createAccountDataRepository(db: Db) {
  return {
    sessionsOf: (userId: number, after: number) =>
      db
        .select({
          cursor: sessions.id,
          device: sessions.device,
          created_at: sessions.createdAt,
          last_seen_at: sessions.lastSeenAt,
          expires_at: sessions.expiresAt,
        })
        .from(sessions)
        .where(and(eq(sessions.userId, userId), gt(sessions.id, after)))
        .orderBy(asc(sessions.id))
        .limit(pageSize),

    linksOf: (userId: number) =>
      db
        .select({
          purpose: linkTokens.purpose,
          email: linkTokens.email,
          created_at: linkTokens.createdAt,
          expires_at: linkTokens.expiresAt,
        })
        .from(linkTokens)
        .where(eq(linkTokens.userId, userId)),

    /** Includes the name of each bookmarked school, product, job or blog. */
    async bookmarksOf(userId: number, after: number): Promise<Bookmark[]> {
      const { rows } = await db.execute<Bookmark>(sql`
        select b.id as cursor, case when b.school_id is not null then 'school' when b.product_id is not null
            then 'product' when b.job_id is not null then 'job' else 'blog' end as kind,
          coalesce(b.school_id, b.product_id, b.job_id, b.blog_id) as id,
          coalesce(school.name, product.name, job.title, blog.title) as name,
          b.note, b.created_at
        from bookmark b
        left join school on school.id = b.school_id
        left join product on product.id = b.product_id
        left join job on job.id = b.job_id
        left join blog on blog.id = b.blog_id
        where b.user_id = ${userId} and b.id > ${after} order by b.id limit ${pageSize}`)
      return rows
    },

    uploadsOf: (userId: number, after: number) =>
      db
        .select({
          cursor: uploads.id,
          path: sql<string>`'/media/' || ${uploads.key}`,
          name: uploads.name,
          purpose: uploads.purpose,
          bytes: uploads.bytes,
          width: uploads.width,
          height: uploads.height,
          created_at: uploads.createdAt,
        })
        .from(uploads)
        .where(and(eq(uploads.userId, userId), gt(uploads.id, after)))
        .orderBy(asc(uploads.id))
        .limit(pageSize),
  }
}
