import type { Handlers } from '../../../contract/operations.ts'
import type { VideosService } from './videos.service.ts'

export function videosHandlers(videos: VideosService) {
  return {
    listVideos: ({ query }) => videos.list(query),
    getVideo: ({ params }) => videos.page(params.url),
  } satisfies Partial<Handlers>
}
