import fp from 'fastify-plugin'
import type { ContentFeeds } from '../../modules/content/content-feeds.ts'

export interface FeedsOptions {
  readonly basePath: string
  readonly feeds: ContentFeeds
}

/**
 * Serves the latest blogs, videos and newsletters as RSS. Readers ask again each time, so that what was
 * removed leaves at once.
 */
export const feedsPlugin = fp<FeedsOptions>(
  async (app, { basePath, feeds }) => {
    for (const [name, render] of Object.entries(feeds))
      app.get(`${basePath}/feeds/${name}.xml`, async (_request, reply) =>
        reply
          .header('cache-control', 'no-cache')
          .type('application/rss+xml; charset=utf-8')
          .send(await render()),
      )
  },
  { name: 'feeds' },
)
