import type { Db } from '../../db/connect.ts'
import { createBlogFeedRepository } from './blogs/feed/blog-feed.repository.ts'
import { blogFeed } from './blogs/feed/blog-feed.ts'
import { createNewsletterFeedRepository } from './newsletters/feed/newsletter-feed.repository.ts'
import { newsletterFeed } from './newsletters/feed/newsletter-feed.ts'
import { createVideoFeedRepository } from './videos/feed/video-feed.repository.ts'
import { videoFeed } from './videos/feed/video-feed.ts'

export type ContentFeeds = ReturnType<typeof createContentFeeds>

/** The latest blogs, videos and newsletters as RSS; `site` is the origin with BASE_PATH. */
export function createContentFeeds(db: Db, site: string) {
  const blogs = createBlogFeedRepository(db)
  const videos = createVideoFeedRepository(db)
  const newsletters = createNewsletterFeedRepository(db)
  return {
    blogs: async () => blogFeed(await blogs.latest(), site),
    videos: async () => videoFeed(await videos.latest(), site),
    newsletters: async () => newsletterFeed(await newsletters.latest(), site),
  }
}
