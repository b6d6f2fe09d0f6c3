import { answerOf, type VideoKind } from '@edbazaar/api-client'
import { pageLoader, todayInIndia } from '@edbazaar/feature-platform'
import { kinds } from '../kinds'
import { type VideoCardData, videoCard } from '../video-card'

interface KindSection {
  kind: VideoKind
  videos: readonly VideoCardData[]
}

export interface LoadedOverview {
  /** The kinds that have videos. */
  sections: readonly KindSection[]
}

/** One row on wide screens. */
const perKind = 3

/** Loads the latest videos of each kind. */
export const loadVideosOverview = pageLoader(async ({ api, signal }): Promise<LoadedOverview> => {
  const today = todayInIndia(new Date())
  const sections = await Promise.all(
    kinds.map(async (kind) => {
      const query = { kind, per_page: perKind }
      const { data } = await answerOf(api.GET('/videos', { params: { query }, signal }))
      return { kind, videos: data.map((video) => videoCard(video, today)) }
    }),
  )
  return { sections: sections.filter(({ videos }) => videos.length > 0) }
})
