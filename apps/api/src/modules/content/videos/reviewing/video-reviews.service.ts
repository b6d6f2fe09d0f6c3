import { AppError, refused } from '../../../../app-error.ts'
import type { Caller } from '../../../../caller.ts'
import type { Body, Schema } from '../../../../contract/operations.ts'
import { minuteMs } from '../../../platform/dates/durations.ts'
import type { Images } from '../../../platform/images/image-urls.ts'
import type { AuditService } from '../../../trust/audit/audit.service.ts'
import { isPublicNow } from '../../publishing/publication-rules.ts'
import { toPublicationEvent } from '../../publishing/publication-shapes.ts'
import type { OwnVideosRepository } from '../writing/own-videos.repository.ts'
import { noVideo, toVideoRemark, toVideoRevision } from '../writing/own-videos.service.ts'
import type { VideoChecks } from '../writing/video-checks.ts'
import type { VideoRecord } from '../writing/video-record.ts'
import type { VideoReviewsRepository } from './video-reviews.repository.ts'

export type VideoReviews = ReturnType<typeof createVideoReviews>

interface VideoReviewsDeps {
  readonly repository: VideoReviewsRepository
  readonly videos: OwnVideosRepository
  readonly checks: VideoChecks
  readonly images: Images
  readonly audit: AuditService
}

/** Remarks of one review that the author has not seen. */
const maxRemarks = 50

/** Operations of admins on a video; its case decides. */
export function createVideoReviews(deps: VideoReviewsDeps) {
  const { repository, videos, checks, images, audit } = deps

  async function show({ userId }: Caller, id: number): Promise<Schema<'VideoReview'>> {
    const video = await videos.find(id)
    if (!video) throw noVideo()
    const latest = await videos.latest(id)
    const { approvedRevision, authorId } = video
    const [approved, remarks, events, openCase, approvedVideos, copy, schoolName] =
      await Promise.all([
        approvedRevision === null ? undefined : videos.revision(id, approvedRevision),
        videos.remarks(id),
        videos.events(id),
        videos.openCase(id),
        authorId === null ? 0 : videos.approvedOf(authorId, id),
        videos.transaction((tx) => checks.copiedFrom(tx, id, latest)),
        latest.schoolId === null ? null : repository.schoolName(latest.schoolId),
      ])
    return {
      id,
      revision: video.revision,
      kind: video.kind,
      status: video.status,
      url: video.url,
      moderation: video.moderation,
      is_public: isPublicNow(video),
      is_featured: video.isFeatured,
      has_comments: video.hasComments,
      published_at: video.publishedAt?.toISOString() ?? null,
      author_id: authorId,
      author_name: video.authorName,
      school_name: schoolName,
      approved_videos: approvedVideos,
      latest: toVideoRevision(latest, video, images),
      approved: approved ? toVideoRevision(approved, video, images) : null,
      copied_from: copy,
      case: openCase ? { ...openCase, is_own: authorId === userId } : null,
      remarks: remarks.map(toVideoRemark),
      events: events.map(toPublicationEvent),
    }
  }

  /** The fields that the placement changes, for the audit log. */
  const placementEdits = (
    video: VideoRecord,
    { is_featured: isFeatured, has_comments: hasComments }: Body<'placeVideo'>,
    publishedAt: Date | null,
  ) => [
    ...(isFeatured === video.isFeatured
      ? []
      : [{ field: 'is_featured', before: video.isFeatured, after: isFeatured }]),
    ...(hasComments === video.hasComments
      ? []
      : [{ field: 'has_comments', before: video.hasComments, after: hasComments }]),
    ...(publishedAt === null
      ? []
      : [
          {
            field: 'published_at',
            before: video.publishedAt?.toISOString() ?? null,
            after: publishedAt.toISOString(),
          },
        ]),
  ]

  return {
    show,

    /** Throws `not_found`, and `conflict` if the author has changed the video since. */
    async addRemark(caller: Caller, id: number, request: Body<'addVideoRemark'>) {
      await videos.transaction(async (tx) => {
        const video = await videos.lock(tx, id)
        if (!video) throw noVideo()
        const latest = await videos.latest(id, tx)
        if (video.status !== 'review' || latest.n !== request.n)
          throw new AppError(
            'conflict',
            'This revision is no longer in review. Reload to see the latest one.',
          )
        const { at_seconds: atSeconds } = request
        if (atSeconds !== null && atSeconds > latest.durationSeconds)
          throw refused('at_seconds', 'The video is shorter than that.')
        if ((await videos.unsentRemarks(tx, id)) >= maxRemarks)
          throw new AppError('conflict', `A review can have at most ${maxRemarks} remarks.`)
        await repository.addRemark(tx, {
          videoId: id,
          n: request.n,
          atSeconds,
          text: request.text.trim(),
          authorId: caller.userId,
        })
      })
      return show(caller, id)
    },

    /** Throws `not_found` or `conflict`. */
    async removeRemark(caller: Caller, id: number, remarkId: number) {
      await videos.transaction(async (tx) => {
        const removed = await videos.removeRemark(tx, id, remarkId)
        if (removed === undefined) throw new AppError('not_found', 'Remark not found.')
        if (!removed) throw new AppError('conflict', 'The author has already seen this remark.')
      })
      return show(caller, id)
    },

    /**
     * Features a video, opens or closes its comments, or moves the time from which it is public. Throws
     * as `addRemark`.
     */
    async place(caller: Caller, id: number, request: Body<'placeVideo'>) {
      const { revision, is_featured: isFeatured, has_comments: hasComments } = request
      await videos.transaction(async (tx) => {
        const video = await videos.lock(tx, id)
        if (!video) throw noVideo()
        if (video.revision !== revision)
          throw new AppError('conflict', 'This video has changed. Reload it first.')
        if (video.approvedRevision === null && video.status !== 'review')
          throw new AppError(
            'conflict',
            'Only a video that is approved or in review can be featured or scheduled.',
          )
        const publishedAt = request.published_at === null ? null : new Date(request.published_at)
        if (publishedAt !== null && isPublicNow(video))
          throw new AppError('conflict', 'This video is already public. It cannot be scheduled.')
        if (publishedAt !== null && publishedAt.getTime() < Date.now() - minuteMs)
          throw refused('published_at', 'Choose a date and time in the future.')
        const actionId = await audit.beginAction(tx)
        await repository.place(tx, id, { isFeatured, hasComments, publishedAt })
        await audit.recordEdits(tx, {
          entity: 'video',
          entityId: id,
          actor: { userId: caller.userId, role: 'admin' },
          revision: revision + 1,
          actionId,
          edits: placementEdits(video, request, publishedAt),
        })
      })
      return show(caller, id)
    },
  }
}
