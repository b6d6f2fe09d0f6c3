import { AppError } from '../../../../app-error.ts'
import type { Caller } from '../../../../caller.ts'
import type { Query, Schema } from '../../../../contract/operations.ts'
import { pagingOf, sliceOf } from '../../../../contract/page.ts'
import type { Images } from '../../../platform/images/image-urls.ts'
import { isPublicNow } from '../../publishing/publication-rules.ts'
import {
  countsByStatus,
  toPublicationEvent,
  toRemark,
} from '../../publishing/publication-shapes.ts'
import { posterOf } from '../video-shapes.ts'
import type { OwnVideosRepository, VideoRevisionRow } from './own-videos.repository.ts'
import { fieldsOf } from './video-fields.ts'
import type { VideoRecord } from './video-record.ts'

export type OwnVideosService = ReturnType<typeof createOwnVideosService>

interface OwnVideosDeps {
  readonly repository: OwnVideosRepository
  readonly images: Images
}

export const noVideo = () => new AppError('not_found', 'Video not found.')

/** Videos as their authors read them. */
export function createOwnVideosService({ repository, images }: OwnVideosDeps) {
  return {
    /** One page of the caller's videos, with the number per status. */
    async list(
      { userId }: Caller,
      { status, ...paged }: Query<'listMyVideos'>,
    ): Promise<Schema<'MyVideoList'>> {
      const [rows, statusCounts] = await Promise.all([
        repository.listOf(userId, status, sliceOf(paged)),
        repository.countOf(userId),
      ])
      const { counts, total } = countsByStatus(statusCounts, status)
      return {
        data: rows.map((row) => ({
          id: row.id,
          url: row.url,
          kind: row.kind,
          title: row.title,
          summary: row.summary,
          status: row.status,
          is_public: row.isPublic,
          open_remarks: row.openRemarks,
          poster: posterOf(row, images),
          duration_seconds: row.durationSeconds,
          published_at: row.publishedAt,
          updated_at: row.savedAt,
        })),
        counts,
        total,
        ...pagingOf(paged, total),
      }
    },

    /** The `OwnVideo` of the contract. Throws `not_found`. */
    async show({ userId }: Caller, id: number): Promise<Schema<'OwnVideo'>> {
      const video = await repository.find(id)
      if (video?.authorId !== userId) throw noVideo()
      const [latest, remarks, events, schools] = await Promise.all([
        repository.latest(id),
        repository.remarks(id),
        repository.events(id),
        repository.managedSchools(userId),
      ])
      return {
        id,
        revision: video.revision,
        kind: video.kind,
        status: video.status,
        status_since: video.statusSince.toISOString(),
        url: latest.url ?? video.url,
        latest: toVideoRevision(latest, video, images),
        is_public: isPublicNow(video),
        has_comments: video.hasComments,
        are_comments_locked: video.commentsLockedAt !== null,
        published_at: video.publishedAt?.toISOString() ?? null,
        moderation: video.moderation,
        author_name: video.authorName ?? '',
        schools,
        remarks: remarks.filter(({ sentAt }) => sentAt !== null).map(toVideoRemark),
        events: events.map(toPublicationEvent),
      }
    },
  }
}

/** The contract's `VideoRevision`. */
export const toVideoRevision = (
  revision: VideoRevisionRow,
  video: VideoRecord,
  images: Images,
): Schema<'VideoRevision'> => ({
  n: revision.n,
  saved_at: revision.savedAt.toISOString(),
  fields: fieldsOf(revision, video, images),
  poster: posterOf(revision, images),
  sources: revision.sources.map(({ path, type }) => ({ url: images.file(path), type })),
  duration_seconds: revision.durationSeconds,
  has_sound: revision.hasSound,
  transcript: revision.transcript,
})

type RemarkRow = Awaited<ReturnType<OwnVideosRepository['remarks']>>[number]

export const toVideoRemark = (row: RemarkRow): Schema<'VideoRemark'> => ({
  ...toRemark(row),
  at_seconds: row.atSeconds,
})
