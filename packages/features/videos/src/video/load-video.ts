import { answerOf, type Video } from '@edbazaar/api-client'
import {
  loadNotFound,
  pageLoader,
  type SchoolActionTarget,
  schoolActionTarget,
  schoolCard,
  todayInIndia,
} from '@edbazaar/feature-shell'
import { kindOf } from '../kinds'
import { type VideoCardWords, videoCard } from '../video-card'

export interface LoadedVideo {
  video: Omit<Video, 'related' | 'school'>
  school: { card: ReturnType<typeof schoolCard>; acted: SchoolActionTarget } | null
  related: readonly VideoCardWords[]
  /** The day in India on which the page was made, yyyy-mm-dd. */
  today: string
}

/** Loads the video of the address; under another kind than its own it is not there. */
export const loadVideo = pageLoader(async ({ api, params, signal }): Promise<LoadedVideo> => {
  const kind = kindOf(params.kind) ?? loadNotFound()
  const path = { url: params.url ?? '' }
  const answer = await answerOf(api.GET('/videos/{url}', { params: { path }, signal }))
  if (answer.kind !== kind) loadNotFound()
  const { related, school, ...video } = answer
  const today = todayInIndia(new Date())
  return {
    video,
    school: school && { card: schoolCard(school), acted: schoolActionTarget(school) },
    related: related.map((one) => videoCard(one, today)),
    today,
  }
})
