import { AppError } from '../../../app-error.ts'
import type { Query } from '../../../contract/operations.ts'
import { pagingOf, sliceOf } from '../../../contract/page.ts'
import type { SchoolSummaries } from '../../catalogue/schools/school-summaries.ts'
import type { Images } from '../../platform/images/image-urls.ts'
import { toVideoPage, toVideoSummary } from './video-shapes.ts'
import type { VideosRepository } from './videos.repository.ts'

export type VideoListQuery = Query<'listVideos'>

const maximumRelated = 4

export type VideosService = ReturnType<typeof createVideosService>

export function createVideosService(deps: {
  repository: VideosRepository
  images: Images
  schoolSummaries: SchoolSummaries['of']
}) {
  const { repository, images, schoolSummaries } = deps
  return {
    /** One page of videos, latest first. */
    async list({ kind, ...paged }: VideoListQuery) {
      const [rows, total] = await Promise.all([
        repository.list(kind, sliceOf(paged)),
        repository.count(kind),
      ])
      return {
        data: rows.map((row) => toVideoSummary(row, images)),
        total,
        ...pagingOf(paged, total),
      }
    },

    /** The page of a video. Throws `not_found` if no public video has the URL. */
    async page(url: string) {
      const found = await repository.findByUrl(url)
      if (!found) throw new AppError('not_found', 'Video not found.')
      const { schoolId } = found
      const [others, [school = null]] = await Promise.all([
        repository.findOthers(found, maximumRelated),
        schoolId === null ? [] : schoolSummaries([{ id: schoolId, distanceKm: null }]),
      ])
      return {
        ...toVideoPage(found, images),
        school,
        related: others.map((row) => toVideoSummary(row, images)),
      }
    },
  }
}
