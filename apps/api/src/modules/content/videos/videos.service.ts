import { AppError } from '../../../app-error.ts'
import type { Query } from '../../../contract/operations.ts'
import { pagingOf, sliceOf } from '../../../contract/page.ts'
import type { SchoolSummaries } from '../../catalogue/schools/school-summaries.ts'
import type { Images } from '../../platform/images/image-urls.ts'
import type { PublicContests } from '../contests/public-contests.ts'
import { toVideoPage, toVideoSummary } from './video-shapes.ts'
import type { VideosRepository } from './videos.repository.ts'

export type VideoListQuery = Query<'listVideos'>

const maximumRelated = 4

export type VideosService = ReturnType<typeof createVideosService>

export function createVideosService(deps: {
  repository: VideosRepository
  images: Images
  schoolSummaries: SchoolSummaries['of']
  publicContests: PublicContests
}) {
  const { repository, images, schoolSummaries, publicContests } = deps

  /** The answer for an address that no public video has. */
  async function movedTo(former: string) {
    const url = (await repository.currentUrl(former)) ?? former
    const found = url === former ? undefined : await repository.findByUrl(url)
    if (found) return found
    if (await repository.isRemoved(url)) throw new AppError('gone', 'This video was removed.')
    throw new AppError('not_found', 'Video not found.')
  }

  return {
    /** One page of videos, featured ones first, then the latest. */
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

    /** The captions of a public video as a WebVTT file. Throws `not_found`. */
    async captions(url: string, language: string): Promise<string> {
      const file = await repository.captionsOf(url, language)
      if (file === undefined) throw new AppError('not_found', 'Captions not found.')
      return file
    },

    /**
     * The page of a video, also at an address that it had before. Throws `not_found`, and `gone` if it
     * was removed.
     */
    async page(url: string) {
      const found = (await repository.findByUrl(url)) ?? (await movedTo(url))
      const { id, kind, schoolId } = found
      const [others, [school = null], contest] = await Promise.all([
        repository.findOthers(found, maximumRelated),
        schoolId === null ? [] : schoolSummaries([{ id: schoolId, distanceKm: null }]),
        kind === 'contest' ? publicContests.of(id) : null,
      ])
      const page = toVideoPage(found, images)
      return {
        ...page,
        contest: page.contest && { ...page.contest, ...contest },
        school,
        related: others.map((row) => toVideoSummary(row, images)),
      }
    },
  }
}
