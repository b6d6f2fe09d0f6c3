import { useMessages } from '@edbazaar/feature-platform'
import { formatDay } from '@edbazaar/ui/formatting'
import { VideoCard, type VideoCardProps } from '@edbazaar/ui/VideoCard'
import { messages } from './messages'
import type { VideoCardData } from './video-card'

interface VideoTileProps extends Pick<VideoCardProps, 'level' | 'isPriority'> {
  video: VideoCardData
}

/** A video in a list; a contest says until when it is open. */
export function VideoTile({ video: { contest, ...card }, ...rest }: VideoTileProps) {
  const t = useMessages(messages)
  const state = contest && {
    state: contest.state,
    label: t(
      contest.state === 'open' ? messages.openUntil(formatDay(contest.closesOn)) : messages.closed,
    ),
  }
  return <VideoCard {...card} state={state} {...rest} />
}
