import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { userOf } from '../../../caller.ts'
import type { Handlers } from '../../../contract/operations.ts'
import { disconnectSignalOf } from '../../platform/media/receive-file.ts'
import type { EditLimit } from '../../platform/rate-limits/edit-limit.ts'
import type { UserLimit } from '../../platform/rate-limits/user-limit.ts'
import type { VideoReviews } from './reviewing/video-reviews.service.ts'
import { receivePart } from './uploading/receive-part.ts'
import type { VideoUploadsService } from './uploading/video-uploads.service.ts'
import type { VideosService } from './videos.service.ts'
import type { OwnVideosService } from './writing/own-videos.service.ts'
import type { VideoMoves } from './writing/video-moves.service.ts'
import type { VideoWriting } from './writing/video-writing.service.ts'

interface VideosHandlersDeps {
  readonly videos: VideosService
  readonly own: OwnVideosService
  readonly writing: VideoWriting
  readonly moves: VideoMoves
  readonly uploads: VideoUploadsService
  readonly reviews: VideoReviews
  readonly editLimit: EditLimit
  readonly userLimit: UserLimit
}

const uploadLimit = {
  name: 'video-upload',
  max: 20,
  msg: 'You have uploaded many videos in the last hour. Try again later.',
}
/** 20 files of 25 parts, and some that are sent again. */
const partLimit = { ...uploadLimit, name: 'video-part', max: 1_000 }

export function videosHandlers(deps: VideosHandlersDeps) {
  const { editLimit, userLimit } = deps
  return {
    ...readingHandlers(deps),
    ...uploadHandlers(deps.uploads, userLimit),
    ...writingHandlers(deps, editLimit),
    ...reviewHandlers(deps.reviews),
  } satisfies Partial<Handlers>
}

const readingHandlers = ({ videos }: VideosHandlersDeps) =>
  ({
    listVideos: ({ query }) => videos.list(query),
    getVideo: ({ params }) => videos.page(params.url),
    async getVideoCaptions({ params }, reply) {
      const file = await videos.captions(params.url, params.language)
      reply.type('text/vtt; charset=utf-8')
      return Readable.from([file])
    },
  }) satisfies Partial<Handlers>

const uploadHandlers = (uploads: VideoUploadsService, userLimit: UserLimit) =>
  ({
    async startVideoUpload(request, reply) {
      const caller = userOf(request)
      await userLimit(uploadLimit, caller)
      reply.code(201)
      return uploads.start(caller, request.body)
    },
    getVideoUpload: (request) => uploads.show(userOf(request), request.params.id),
    async addVideoUploadPart(request) {
      const caller = userOf(request)
      await userLimit(partLimit, caller)
      const content = await receivePart(request)
      return uploads.addPart(caller, request.params.id, request.query.offset, content)
    },
    finishVideoUpload: (request, reply: FastifyReply) =>
      uploads.finish(
        userOf(request),
        request.params.id,
        request.body.duration_seconds,
        disconnectSignalOf(reply),
      ),
    async cancelVideoUpload(request) {
      await uploads.cancel(userOf(request), request.params.id)
      return { status: 200, msg: 'Cancelled' }
    },
  }) satisfies Partial<Handlers>

const writingHandlers = ({ own, writing, moves }: VideosHandlersDeps, editLimit: EditLimit) =>
  ({
    listMyVideos: (request) => own.list(userOf(request), request.query),
    async createVideo(request, reply) {
      const caller = userOf(request)
      await editLimit(caller)
      reply.code(201)
      return own.show(caller, await writing.create(caller, request.body))
    },
    getMyVideo: (request) => own.show(userOf(request), request.params.id),
    async saveVideo(request) {
      const caller = userOf(request)
      await editLimit(caller)
      await writing.save(caller, request.params.id, request.body)
      return own.show(caller, request.params.id)
    },
    async setVideoComments(request) {
      const caller = userOf(request)
      await editLimit(caller)
      await writing.setComments(caller, request.params.id, request.body)
      return own.show(caller, request.params.id)
    },
    async deleteVideo(request) {
      await writing.remove(userOf(request), request.params.id)
      return { status: 200, msg: 'Deleted' }
    },
    async moveVideo(request) {
      const caller = userOf(request)
      await editLimit(caller)
      await moves.move(caller, request.params.id, request.body)
      return own.show(caller, request.params.id)
    },
    async resolveVideoRemark(request) {
      const caller = userOf(request)
      const { id, remarkId } = request.params
      await moves.resolve(caller, id, remarkId, request.body.is_resolved)
      return own.show(caller, id)
    },
  }) satisfies Partial<Handlers>

const reviewHandlers = (reviews: VideoReviews) =>
  ({
    getVideoReview: (request) => reviews.show(userOf(request), request.params.id),
    addVideoRemark: (request) =>
      reviews.addRemark(userOf(request), request.params.id, request.body),
    removeVideoRemark: (request) =>
      reviews.removeRemark(userOf(request), request.params.id, request.params.remarkId),
    placeVideo: (request) => reviews.place(userOf(request), request.params.id, request.body),
  }) satisfies Partial<Handlers>
