import type { MyVideoList } from '@edbazaar/api-client'
import { choiceField, pageField, urlState } from '@edbazaar/feature-list-kit/url'
import { accountPaths } from '@edbazaar/feature-platform'

/** The statuses of a video, in order. */
export const videoStatuses = [
  'draft',
  'review',
  'changes',
  'published',
  'removed',
] as const satisfies readonly (keyof MyVideoList['counts'])[]
export type VideoStatus = (typeof videoStatuses)[number]

export interface MyVideosState {
  /** Null for all. */
  status: VideoStatus | null
  page: number
}

export const myVideosUrl = urlState<MyVideosState>(accountPaths.myVideos, {
  status: choiceField<VideoStatus | null>(videoStatuses, null),
  page: pageField(),
})
