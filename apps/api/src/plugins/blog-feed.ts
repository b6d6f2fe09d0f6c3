import fp from 'fastify-plugin'
import { createBlogFeedRepository } from '../modules/content/blogs/feed/blog-feed.repository.ts'
import { blogFeed } from '../modules/content/blogs/feed/blog-feed.ts'

export interface BlogFeedOptions {
  readonly basePath: string
  readonly publicUrl: string
}

/** Serves the latest blogs as RSS. Readers ask again each time, so that a removed blog leaves at once. */
export const blogFeedPlugin = fp<BlogFeedOptions>(
  async (app, { basePath, publicUrl }) => {
    const repository = createBlogFeedRepository(app.database.db)
    app.get(`${basePath}/feeds/blogs.xml`, async (_request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .type('application/rss+xml; charset=utf-8')
        .send(blogFeed(await repository.latest(), publicUrl + basePath)),
    )
  },
  { name: 'blog-feed', dependencies: ['database'] },
)
