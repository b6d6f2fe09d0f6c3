import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import type { BlogChecks } from './writing/blog-checks.ts'

/** Days for which every revision is kept. */
const keptDays = 90

/** Public texts whose shingles are stored in one run. */
const maxRemembered = 500

/** Deletes old revisions, and releases images that no revision shows any more. */
export function createBlogUpkeep(db: Db, { remember }: Pick<BlogChecks, 'remember'>) {
  return {
    /** Stores the shingles of public blogs that were not approved here, such as editorial ones. */
    async rememberTexts(): Promise<void> {
      const { rows } = await db.execute<{ id: number; bodyHtml: string }>(sql`
        select id, body_html as "bodyHtml" from blog b
        where is_public(b) and not exists (
          select from content_shingle s where s.kind = 'blog' and s.ref_id = b.id)
        order by id limit ${maxRemembered}`)
      if (rows.length > 0) await remember(db, rows)
    },

    /** The latest, submitted and approved revisions of a blog stay. */
    async run(): Promise<void> {
      await db.execute(sql`
        delete from blog_revision r using blog b
        where b.id = r.blog_id and r.saved_at < now() - make_interval(days => ${keptDays})
          and not r.is_kept and r.n is distinct from b.approved_revision
          and r.n < (select max(n) from blog_revision l where l.blog_id = r.blog_id)`)
      await db.execute(sql`
        update upload u set used_at = null
        where u.purpose = 'blog' and u.used_at is not null and not exists (
          select from blog_revision r join blog b on b.id = r.blog_id
          where b.author_id = u.user_id
            and (position(u.key in r.body_html) > 0 or position(u.key in coalesce(r.cover, '')) > 0))`)
    },
  }
}
