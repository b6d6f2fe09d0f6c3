import type { VideoSummary } from '@edbazaar/api-client'
import { imageSource } from '@edbazaar/feature-shell'
import type { VideoCardProps } from '@edbazaar/ui/VideoCard'
import { videoPath } from './kinds'
import { messages } from './messages'

/** What a card tells of a video; a contest tells whether it is open on the day, yyyy-mm-dd. */
export function videoCard(video: VideoSummary, today: string) {
  const { title, duration_seconds: duration, closes_on: closesOn } = video
  const detail = detailOf(video)
  return {
    href: videoPath(video),
    title,
    image: imageSource(video.poster),
    duration,
    ...(detail !== '' && { detail }),
    ...(closesOn !== null && { state: contestState(closesOn, today) }),
  } satisfies VideoCardProps
}

/** A video as search engines are told of it. */
export const videoLink = ({ title, href }: VideoCardWords) => ({ label: title, href })

export type VideoCardWords = ReturnType<typeof videoCard>

/** Who speaks, and of which school; of a contest what it is about. */
function detailOf({ kind, summary, speakers, school_name: school }: VideoSummary): string {
  if (kind === 'contest') return summary
  return [...speakers.map(({ name }) => name), school].filter(Boolean).join(', ')
}

/** Whether one can still enter on a day. The last day counts. */
export function contestState(closesOn: string, today: string) {
  return closesOn >= today
    ? ({ state: 'open', label: messages.openUntil(closesOn) } as const)
    : ({ state: 'closed', label: messages.closed } as const)
}
