import { answerOf, type Video } from '@edbazaar/api-client'
import {
  type SchoolActionTarget,
  schoolActionTarget,
  schoolCard,
} from '@edbazaar/feature-catalogue-ui'
import { loadNotFound, pageLoader, todayInIndia } from '@edbazaar/feature-platform'
import { kindOf } from '../kinds'
import { type VideoCardData, videoCard } from '../video-card'

export interface LoadedVideo {
  video: Omit<Video, 'related' | 'school'>
  school: { card: ReturnType<typeof schoolCard>; acted: SchoolActionTarget } | null
  related: readonly VideoCardData[]
  /** Today in India when the page was loaded, yyyy-mm-dd. */
  today: string
}

/** Loads the video of the URL. Returns 404 if the URL names another kind. */
export const loadVideo = pageLoader(async ({ api, params, signal }): Promise<LoadedVideo> => {
  const kind = kindOf(params.kind) ?? loadNotFound()
  const path = { url: params.url ?? '' }
  const loaded = await answerOf(api.GET('/videos/{url}', { params: { path }, signal }))
  if (loaded.kind !== kind) loadNotFound()
  const { related, school, ...video } = loaded
  const today = todayInIndia(new Date())
  return {
    video,
    school: school && { card: schoolCard(school), acted: schoolActionTarget(school) },
    related: related.map((other) => videoCard(other, today)),
    today,
  }
})
