import { desc, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/connect.ts'
import { blogs } from '../../../../db/schema/index.ts'

/** Blogs in the feed. */
const maxEntries = 20

export type FeedEntry = Awaited<
  ReturnType<ReturnType<typeof createBlogFeedRepository>['latest']>
>[number]

export type BlogFeedRepository = ReturnType<typeof createBlogFeedRepository>

export function createBlogFeedRepository(db: Db) {
  return {
    /** The latest blogs that search engines may index, latest first. */
    latest: () =>
      db
        .select({
          url: blogs.url,
          title: blogs.title,
          summary: blogs.summary,
          authorName: blogs.authorName,
          topic: blogs.topic,
          publishedAt: sql<Date>`${blogs.publishedAt}`.mapWith(blogs.publishedAt),
        })
        .from(blogs)
        .where(sql`is_indexable(${blogs})`)
        .orderBy(desc(blogs.publishedAt), desc(blogs.id))
        .limit(maxEntries),
  }
}
