import { answerOf, type CommentPage, type Video } from '@edbazaar/api-client'
import {
  type SchoolActionTarget,
  schoolActionTarget,
  schoolCard,
} from '@edbazaar/feature-catalogue-ui'
import { loadNotFound, pageLoader, todayInIndia } from '@edbazaar/feature-platform'
import { replace } from 'react-router-dom'
import { kindOf, videoPath } from '../kinds'
import { type VideoCardData, videoCard } from '../video-card'
import { LazyVideoDetails } from './LazyVideoDetails'
import { LazyVideoSections } from './LazyVideoSections'

export interface LoadedVideo {
  video: Omit<Video, 'related' | 'school'>
  school: { card: ReturnType<typeof schoolCard>; acted: SchoolActionTarget } | null
  related: readonly VideoCardData[]
  /** The first page of comments on a discussion; null for other videos, or if it could not be loaded. */
  comments: CommentPage | null
  /** Today in India when the page was loaded, yyyy-mm-dd. */
  today: string
}

/** Loads the video of the URL. Returns 404 if the URL names another kind. */
export const loadVideo = pageLoader(async ({ api, params, signal }): Promise<LoadedVideo> => {
  const kind = kindOf(params.kind) ?? loadNotFound()
  const path = { url: params.url ?? '' }
  const [loaded, comments] = await Promise.all([
    answerOf(api.GET('/videos/{url}', { params: { path }, signal })),
    kind === 'discussion'
      ? answerOf(api.GET('/videos/{url}/comments', { params: { path }, signal })).catch(() => null)
      : null,
    LazyVideoDetails.load(),
    LazyVideoSections.load(),
  ])
  if (loaded.kind !== kind) loadNotFound()
  if (loaded.url !== path.url) throw replace(videoPath(loaded), 301)
  const { related, school, ...video } = loaded
  const today = todayInIndia(new Date())
  return {
    video,
    school: school && { card: schoolCard(school), acted: schoolActionTarget(school) },
    related: related.map((other) => videoCard(other, today)),
    comments: video.has_comments ? comments : null,
    today,
  }
})
