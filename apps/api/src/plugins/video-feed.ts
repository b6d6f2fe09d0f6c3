import fp from 'fastify-plugin'
import { createVideoFeedRepository } from '../modules/content/videos/feed/video-feed.repository.ts'
import { videoFeed } from '../modules/content/videos/feed/video-feed.ts'

export interface VideoFeedOptions {
  readonly basePath: string
  readonly publicUrl: string
}

/** Serves the latest videos as RSS. Readers ask again each time, so that a removed video leaves at once. */
export const videoFeedPlugin = fp<VideoFeedOptions>(
  async (app, { basePath, publicUrl }) => {
    const repository = createVideoFeedRepository(app.database.db)
    app.get(`${basePath}/feeds/videos.xml`, async (_request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .type('application/rss+xml; charset=utf-8')
        .send(videoFeed(await repository.latest(), publicUrl + basePath)),
    )
  },
  { name: 'video-feed', dependencies: ['database'] },
)
