import { type MyVideoList, permissions } from '@edbazaar/api-client'
import { imageSource } from '@edbazaar/feature-catalogue-ui'
import { ReviewNotices } from '@edbazaar/feature-editing'
import {
  OwnContentFrame,
  OwnContentList,
  type OwnContentState,
  ownContentMessages,
} from '@edbazaar/feature-editing/own-content'
import {
  accountPaths,
  dayInIndia,
  paths,
  type Translate,
  useMessages,
} from '@edbazaar/feature-platform'
import { PrivatePage } from '@edbazaar/feature-shell/private-page'
import { ArticleCard } from '@edbazaar/ui/ArticleCard'
import { ButtonLink } from '@edbazaar/ui/Button'
import { EmptyState } from '@edbazaar/ui/EmptyState'
import { formatClock, formatDay } from '@edbazaar/ui/formatting'
import { Link } from '@edbazaar/ui/Link'
import { TileList, TileSkeleton } from '@edbazaar/ui/Tile'
import type { ReactNode } from 'react'
import { useLoaderData, useSearchParams } from 'react-router-dom'
import { videoPath } from '../kinds'
import type { LoadedMyVideos } from './load-my-videos'
import { messages } from './messages'
import { myVideosUrl } from './my-videos-state'
import { NewVideo } from './NewVideo'

/** `/my-videos`: the user's own videos. */
export function MyVideosScreen() {
  const loaded = useLoaderData<LoadedMyVideos | null>()
  return (
    <PrivatePage loaded={loaded} skeleton={<LoadingMyVideos />} permission={permissions.blogs}>
      {(data) => <MyVideos {...data} />}
    </PrivatePage>
  )
}

const noticeKinds = ['video'] as const

interface FrameProps {
  state: OwnContentState
  counts?: MyVideoList['counts'] | undefined
  children: ReactNode
}

function Frame({ state, counts, children }: FrameProps) {
  const t = useMessages(messages)
  return (
    <OwnContentFrame
      title={t(messages.title)}
      standfirst={t(messages.standfirst)}
      above={<Link href={paths.myBlogs}>{t(messages.toBlogs)}</Link>}
      actions={
        <>
          <NewVideo kind="discussion" />
          <NewVideo kind="principal_talk" />
        </>
      }
      state={state}
      counts={counts}
      hrefOf={myVideosUrl.pathOf}
      below={<ReviewNotices kinds={noticeKinds} />}
    >
      {children}
    </OwnContentFrame>
  )
}

function LoadingMyVideos() {
  const t = useMessages(messages)
  const [search] = useSearchParams()
  return (
    <Frame state={myVideosUrl.read(search)}>
      <TileList aria-label={t(messages.loading)} aria-busy="true">
        <TileSkeleton />
        <TileSkeleton />
      </TileList>
    </Frame>
  )
}

function MyVideos({ state, list }: LoadedMyVideos) {
  const t = useMessages(messages, ownContentMessages)
  return (
    <Frame state={state} counts={list.counts}>
      <OwnContentList
        label={t(messages.title)}
        state={state}
        list={list}
        hrefOf={myVideosUrl.pathOf}
        renderItem={(video) => (
          <ArticleCard
            href={accountPaths.editVideo(video.id)}
            title={video.title || t(messages.untitled)}
            image={imageSource(video.poster)}
            kicker={kickerOf(video, t)}
            byline={bylineOf(video, t)}
            actions={video.is_public && <Link href={videoPath(video)}>{t(messages.watch)}</Link>}
            look="beside"
            level={2}
          />
        )}
        empty={{
          pastTheEnd: t(messages.pastTheEnd),
          of: {
            draft: t(messages.emptyOf.draft),
            review: t(messages.emptyOf.review),
            changes: t(messages.emptyOf.changes),
            published: t(messages.emptyOf.published),
            removed: t(messages.emptyOf.removed),
          },
        }}
        none={<None />}
      />
    </Frame>
  )
}

type MyVideo = MyVideoList['data'][number]

/** The status, whether readers see an earlier version, and what waits for the author. */
function kickerOf(video: MyVideo, t: Translate): string {
  const parts = [t(ownContentMessages.states[video.status])]
  if (video.is_public && video.status !== 'published') parts.push(t(ownContentMessages.staysPublic))
  if (video.open_remarks > 0) parts.push(t(messages.openRemarks(video.open_remarks)))
  return parts.join(', ')
}

/** The kind, the length and the date. */
function bylineOf(video: MyVideo, t: Translate): string {
  const { status, published_at: at, duration_seconds: seconds } = video
  const withYear = { withYear: true }
  const date =
    status === 'published' && at !== null
      ? (video.is_public ? messages.publishedOn : messages.scheduledFor)(
          formatDay(dayInIndia(at), withYear),
        )
      : messages.updated(formatDay(dayInIndia(video.updated_at), withYear))
  return [
    t(messages.kinds[video.kind]),
    ...(seconds > 0 ? [formatClock(seconds)] : []),
    t(date),
  ].join(', ')
}

function None() {
  const t = useMessages(messages)
  const link = (
    <ButtonLink href={paths.videos} variant="act">
      {t(messages.watchVideos)}
    </ButtonLink>
  )
  return (
    <EmptyState title={t(messages.emptyTitle)} actions={link}>
      {t(messages.emptyText)}
    </EmptyState>
  )
}
