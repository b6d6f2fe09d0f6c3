import fp from 'fastify-plugin'
import { createNewsletterFeedRepository } from '../modules/content/newsletters/feed/newsletter-feed.repository.ts'
import { newsletterFeed } from '../modules/content/newsletters/feed/newsletter-feed.ts'

export interface NewsletterFeedOptions {
  readonly basePath: string
  readonly publicUrl: string
}

/** Serves the latest newsletters as RSS. Readers ask again each time. */
export const newsletterFeedPlugin = fp<NewsletterFeedOptions>(
  async (app, { basePath, publicUrl }) => {
    const repository = createNewsletterFeedRepository(app.database.db)
    app.get(`${basePath}/feeds/newsletters.xml`, async (_request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .type('application/rss+xml; charset=utf-8')
        .send(newsletterFeed(await repository.latest(), publicUrl + basePath)),
    )
  },
  { name: 'newsletter-feed', dependencies: ['database'] },
)
