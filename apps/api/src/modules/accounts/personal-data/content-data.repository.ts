import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { blogs, videos } from '../../../db/schema/index.ts'
import { pageSize } from './row-pages.ts'

export type ContentDataRepository = ReturnType<typeof createContentDataRepository>

/** A user's blogs, videos and comments, for the export and the removal of their data. */
export function createContentDataRepository(db: Db) {
  return {
    blogsOf: (userId: number, after: number) =>
      db
        .select({
          cursor: blogs.id,
          url: blogs.url,
          title: blogs.title,
          summary: blogs.summary,
          topic: blogs.topic,
          tags: blogs.tags,
          cover: blogs.cover,
          body_html: blogs.bodyHtml,
          author_name: blogs.authorName,
          author_note: blogs.authorNote,
          status: blogs.status,
          published_at: blogs.publishedAt,
          created_at: blogs.createdAt,
        })
        .from(blogs)
        .where(and(eq(blogs.authorId, userId), gt(blogs.id, after)))
        .orderBy(asc(blogs.id))
        .limit(pageSize),

    /** The saved revisions of the user's blogs, with the comments of reviewers. */
    async blogRevisionsOf(userId: number, after: number) {
      const { rows } = await db.execute<{ cursor: number }>(sql`
        select r.id as cursor, r.blog_id, r.n, r.url, r.title, r.summary, r.topic, r.tags, r.cover,
          r.body_html, r.is_by_provider, r.has_synthetic_media, r.started_at, r.saved_at,
          (select coalesce(json_agg(json_build_object('quote', c.quote, 'text', c.text,
              'sent_at', c.sent_at, 'resolved_at', c.resolved_at) order by c.id), '[]')
            from blog_comment c where c.blog_id = r.blog_id and c.n = r.n
              and c.sent_at is not null) as comments
        from blog_revision r join blog b on b.id = r.blog_id
        where b.author_id = ${userId} and r.id > ${after}
        order by r.id limit ${pageSize}`)
      return rows
    },

    /** The saved revisions of the user's videos, with the remarks of reviewers. */
    async videosOf(userId: number, after: number) {
      const { rows } = await db.execute<{ cursor: number }>(sql`
        select r.id as cursor, r.video_id, v.kind, v.status, v.published_at, v.author_name, r.n, r.url,
          r.title, r.summary, r.description_html, r.poster, r.sources, r.duration_seconds,
          r.captions, r.speakers, r.school_id, r.pupils, r.has_synthetic_media, r.started_at, r.saved_at,
          (select coalesce(json_agg(json_build_object('at_seconds', m.at_seconds, 'text', m.text,
              'sent_at', m.sent_at, 'resolved_at', m.resolved_at) order by m.id), '[]')
            from video_remark m where m.video_id = r.video_id and m.n = r.n
              and m.sent_at is not null) as remarks
        from video_revision r join video v on v.id = r.video_id
        where v.author_id = ${userId} and r.id > ${after}
        order by r.id limit ${pageSize}`)
      return rows
    },

    /** Video files that the user has begun to upload. */
    async videoUploadsOf(userId: number) {
      const { rows } = await db.execute<Record<string, unknown>>(sql`
        select name, bytes, received, path, started_at, expires_at from video_upload
        where user_id = ${userId} order by started_at`)
      return rows
    },

    commentsOf: async (userId: number, after: number) => {
      const { rows } = await db.execute<{ cursor: number }>(sql`
        select c.id as cursor, video.title as discussion, c.body_text as text, c.state, c.at, c.edited_at,
          (select coalesce(json_agg(json_build_object('state', e.to_state, 'former_text', e.former_text,
            'at', e.at) order by e.id), '[]') from comment_event e where e.comment_id = c.id) as events
        from comment c join video on video.id = c.video_id
        where c.author_id = ${userId} and c.id > ${after} order by c.id limit ${pageSize}`)
      return rows
    },

    /** Removes the user's blogs and videos. */
    async removeBy(tx: Db, userId: number): Promise<void> {
      await tx.delete(blogs).where(eq(blogs.authorId, userId))
      await tx.delete(videos).where(eq(videos.authorId, userId))
    },
  }
}
