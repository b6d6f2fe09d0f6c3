import type { FastifyRequest } from 'fastify'
import type { VideoListQuery, VideosService } from './videos.service.ts'

type ListRequest = FastifyRequest<{ Querystring: VideoListQuery }>
type PageRequest = FastifyRequest<{ Params: { url: string } }>

export function videosHandlers(videos: VideosService) {
  return {
    listVideos: ({ query }: ListRequest) => videos.list(query),
    getVideo: ({ params }: PageRequest) => videos.page(params.url),
  }
}
