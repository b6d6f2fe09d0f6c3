import { desc, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/connect.ts'
import { videos } from '../../../../db/schema/index.ts'

/** Videos in the feed. */
const maxEntries = 20

export type VideoFeedEntry = Awaited<
  ReturnType<ReturnType<typeof createVideoFeedRepository>['latest']>
>[number]

export type VideoFeedRepository = ReturnType<typeof createVideoFeedRepository>

export function createVideoFeedRepository(db: Db) {
  return {
    /** The latest videos that search engines may index, latest first. */
    latest: () =>
      db
        .select({
          url: videos.url,
          kind: videos.kind,
          title: videos.title,
          summary: videos.summary,
          authorName: videos.authorName,
          publishedAt: sql<Date>`${videos.publishedAt}`.mapWith(videos.publishedAt),
        })
        .from(videos)
        .where(sql`is_indexable(${videos})`)
        .orderBy(desc(videos.publishedAt), desc(videos.id))
        .limit(maxEntries),
  }
}
