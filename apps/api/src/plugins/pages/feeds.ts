import fp from 'fastify-plugin'
import { createBlogFeedRepository } from '../../modules/content/blogs/feed/blog-feed.repository.ts'
import { blogFeed } from '../../modules/content/blogs/feed/blog-feed.ts'
import { createNewsletterFeedRepository } from '../../modules/content/newsletters/feed/newsletter-feed.repository.ts'
import { newsletterFeed } from '../../modules/content/newsletters/feed/newsletter-feed.ts'
import { createVideoFeedRepository } from '../../modules/content/videos/feed/video-feed.repository.ts'
import { videoFeed } from '../../modules/content/videos/feed/video-feed.ts'

export interface FeedsOptions {
  readonly basePath: string
  readonly publicUrl: string
}

/**
 * Serves the latest blogs, videos and newsletters as RSS. Readers ask again each time, so that what was
 * removed leaves at once.
 */
export const feedsPlugin = fp<FeedsOptions>(
  async (app, { basePath, publicUrl }) => {
    const { db } = app.database
    const site = publicUrl + basePath
    const blogs = createBlogFeedRepository(db)
    const videos = createVideoFeedRepository(db)
    const newsletters = createNewsletterFeedRepository(db)

    const serve = (name: string, render: () => Promise<string>) =>
      app.get(`${basePath}/feeds/${name}.xml`, async (_request, reply) =>
        reply
          .header('cache-control', 'no-cache')
          .type('application/rss+xml; charset=utf-8')
          .send(await render()),
      )
    serve('blogs', async () => blogFeed(await blogs.latest(), site))
    serve('videos', async () => videoFeed(await videos.latest(), site))
    serve('newsletters', async () => newsletterFeed(await newsletters.latest(), site))
  },
  { name: 'feeds', dependencies: ['database'] },
)
