import { answerOf, type VideoKind, type VideoList } from '@edbazaar/api-client'
import { loadNotFound, pageLoader, todayInIndia } from '@edbazaar/feature-platform'
import { kindOf } from '../kinds'
import { type VideoCardData, videoCard } from '../video-card'
import { kindUrl } from './kind-url'

export interface LoadedKind extends Pick<VideoList, 'total' | 'page' | 'per_page' | 'totalPages'> {
  kind: VideoKind
  videos: readonly VideoCardData[]
}

const perPage = 12

/** Loads one page of the kind in the URL. An unknown kind returns 404. */
export const loadKind = pageLoader(async ({ api, params, search, signal }): Promise<LoadedKind> => {
  const kind = kindOf(params.kind) ?? loadNotFound()
  const { page } = kindUrl(kind).read(search)
  const query = { kind, page, per_page: perPage }
  const { data, ...rest } = await answerOf(api.GET('/videos', { params: { query }, signal }))
  const today = todayInIndia(new Date())
  return { kind, videos: data.map((video) => videoCard(video, today)), ...rest }
})
