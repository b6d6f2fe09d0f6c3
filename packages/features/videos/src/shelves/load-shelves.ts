import { answerOf, type VideoKind } from '@edbazaar/api-client'
import { pageLoader, todayInIndia } from '@edbazaar/feature-shell'
import { kinds } from '../kinds'
import { type VideoCardWords, videoCard } from '../video-card'

interface Shelf {
  kind: VideoKind
  videos: readonly VideoCardWords[]
}

export interface LoadedShelves {
  /** Those with a video on them. */
  shelves: readonly Shelf[]
}

/** One row where there is room. */
const perShelf = 3

/** Loads the latest videos of each kind. */
export const loadShelves = pageLoader(async ({ api, signal }): Promise<LoadedShelves> => {
  const today = todayInIndia(new Date())
  const shelves = await Promise.all(
    kinds.map(async (kind) => {
      const query = { kind, per_page: perShelf }
      const { data } = await answerOf(api.GET('/videos', { params: { query }, signal }))
      return { kind, videos: data.map((video) => videoCard(video, today)) }
    }),
  )
  return { shelves: shelves.filter(({ videos }) => videos.length > 0) }
})
