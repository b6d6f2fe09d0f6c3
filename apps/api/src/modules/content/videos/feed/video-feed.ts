import { rssDocument } from '../../../platform/feeds/rss.ts'
import type { VideoFeedEntry } from './video-feed.repository.ts'

const channel = {
  title: 'EdBazaar: Videos',
  description: 'Discussions, contests and talks by principals, with captions and a transcript.',
  path: '/videos',
  feedPath: '/feeds/videos.xml',
}

const sections = {
  discussion: 'discussions',
  contest: 'contests',
  principal_talk: 'principal-talks',
} as const satisfies Record<VideoFeedEntry['kind'], string>

/** The feed of videos; `site` is the origin with BASE_PATH. */
export const videoFeed = (entries: readonly VideoFeedEntry[], site: string): string =>
  rssDocument(
    channel,
    entries.map(({ url, kind, title, summary, authorName, publishedAt }) => ({
      title,
      description: summary,
      path: `/video/${sections[kind]}/${url}`,
      author: authorName,
      category: sections[kind],
      publishedAt,
    })),
    site,
  )
