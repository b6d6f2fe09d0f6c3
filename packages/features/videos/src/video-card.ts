import type { VideoSummary } from '@edbazaar/api-client'
import { imageSource } from '@edbazaar/feature-catalogue-ui'
import { videoPath } from './kinds'

/** The fields of a video that `VideoTile` needs. `today` (yyyy-mm-dd) decides whether a contest is open. */
export function videoCard(video: VideoSummary, today: string) {
  const { title, duration_seconds: duration, closes_on: closesOn, is_closed: isClosed } = video
  const detail = detailOf(video)
  return {
    href: videoPath(video),
    title,
    image: imageSource(video.poster),
    duration,
    ...(detail !== '' && { detail }),
    ...(closesOn !== null && {
      contest: { state: isClosed ? 'closed' : contestState(closesOn, today), closesOn },
    }),
  }
}

/** A video's entry in an ItemList. */
export const videoLink = ({ title, href }: VideoCardData) => ({ label: title, href })

export type VideoCardData = ReturnType<typeof videoCard>

/** The speakers and the school, or a contest's summary. */
function detailOf({ kind, summary, speakers, school_name: school }: VideoSummary): string {
  if (kind === 'contest') return summary
  return [...speakers.map(({ name }) => name), school].filter(Boolean).join(', ')
}

/** Whether a contest is open on a day (yyyy-mm-dd). The closing date itself counts as open. */
export function contestState(closesOn: string, today: string): 'open' | 'closed' {
  return closesOn >= today ? 'open' : 'closed'
}
