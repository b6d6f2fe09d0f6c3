import type { BlogFeedRepository } from './blogs/feed/blog-feed.repository.ts'
import { blogFeed } from './blogs/feed/blog-feed.ts'
import type { NewsletterFeedRepository } from './newsletters/feed/newsletter-feed.repository.ts'
import { newsletterFeed } from './newsletters/feed/newsletter-feed.ts'
import type { VideoFeedRepository } from './videos/feed/video-feed.repository.ts'
import { videoFeed } from './videos/feed/video-feed.ts'

export type ContentFeeds = ReturnType<typeof createContentFeeds>

interface ContentFeedsDeps {
  readonly blogs: BlogFeedRepository
  readonly videos: VideoFeedRepository
  readonly newsletters: NewsletterFeedRepository
  /** The origin with BASE_PATH. */
  readonly site: string
}

/** The latest blogs, videos and newsletters as RSS. */
export const createContentFeeds = ({ blogs, videos, newsletters, site }: ContentFeedsDeps) => ({
  blogs: async () => blogFeed(await blogs.latest(), site),
  videos: async () => videoFeed(await videos.latest(), site),
  newsletters: async () => newsletterFeed(await newsletters.latest(), site),
})
