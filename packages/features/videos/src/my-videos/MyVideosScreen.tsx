import { type MyVideoList, permissions } from '@edbazaar/api-client'
import { imageSource } from '@edbazaar/feature-catalogue-ui'
import { ReviewNotices } from '@edbazaar/feature-editing'
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
import { PageHead } from '@edbazaar/ui/PageHead'
import { Pagination } from '@edbazaar/ui/Pagination'
import { TabLinks } from '@edbazaar/ui/TabLinks'
import { TileList, TileSkeleton } from '@edbazaar/ui/Tile'
import type { ReactNode } from 'react'
import { useLoaderData, useSearchParams } from 'react-router-dom'
import { videoPath } from '../kinds'
import type { LoadedMyVideos } from './load-my-videos'
import { messages } from './messages'
import * as styles from './my-videos.css'
import { type MyVideosState, myVideosUrl, videoStatuses } from './my-videos-state'
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
  state: MyVideosState
  counts?: MyVideoList['counts'] | undefined
  children: ReactNode
}

/** A figure space, as wide as a digit, so that tabs keep their width when counts load. */
const countPlaceholder = '\u2007'

function Frame({ state, counts, children }: FrameProps) {
  const t = useMessages(messages)
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0)
  const tabs = [
    { label: t(messages.all), status: null, count: all ?? countPlaceholder },
    ...videoStatuses.map((status) => ({
      label: t(messages.tabs[status]),
      status,
      count: counts?.[status] ?? countPlaceholder,
    })),
  ]
  return (
    <div className={styles.page}>
      <PageHead
        title={t(messages.title)}
        standfirst={t(messages.standfirst)}
        above={<Link href={paths.myBlogs}>{t(messages.toBlogs)}</Link>}
      >
        <p className={styles.actions}>
          <NewVideo kind="discussion" />
          <NewVideo kind="principal_talk" />
        </p>
      </PageHead>
      <TabLinks
        label={t(messages.tabsLabel)}
        className={styles.tabs}
        tabs={tabs.map(({ status, ...tab }) => ({
          ...tab,
          href: myVideosUrl.pathOf({ status, page: 1 }),
          isCurrent: status === state.status,
        }))}
      />
      {children}
      {/* Below the list, which they would move when they have loaded. */}
      {counts !== undefined && <ReviewNotices kinds={noticeKinds} />}
    </div>
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
  const t = useMessages(messages)
  return (
    <Frame state={state} counts={list.counts}>
      {list.data.length === 0 ? (
        <Empty state={state} list={list} />
      ) : (
        <>
          <ul aria-label={t(messages.title)} className={styles.videos}>
            {list.data.map((video) => (
              <li key={video.id}>
                <ArticleCard
                  href={accountPaths.editVideo(video.id)}
                  title={video.title || t(messages.untitled)}
                  image={imageSource(video.poster)}
                  kicker={kickerOf(video, t)}
                  byline={bylineOf(video, t)}
                  actions={
                    video.is_public && <Link href={videoPath(video)}>{t(messages.watch)}</Link>
                  }
                  look="beside"
                  level={2}
                />
              </li>
            ))}
          </ul>
          {list.totalPages > 1 && (
            <Pagination
              page={state.page}
              lastPage={list.totalPages}
              perPage={list.per_page}
              total={list.total}
              hrefOf={(page) => myVideosUrl.pathOf({ ...state, page })}
            />
          )}
        </>
      )}
    </Frame>
  )
}

type MyVideo = MyVideoList['data'][number]

/** The status, whether readers see an earlier version, and what waits for the author. */
function kickerOf(video: MyVideo, t: Translate): string {
  const parts = [t(messages.states[video.status])]
  if (video.is_public && video.status !== 'published') parts.push(t(messages.staysPublic))
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

function Empty({ state: { status, page }, list: { counts, total } }: LoadedMyVideos) {
  const t = useMessages(messages)
  const hasOthers = Object.values(counts).some((count) => count > 0)
  if (total > 0 && page > 1)
    return (
      <EmptyWithLink
        title={t(messages.pastTheEnd)}
        label={t(messages.firstPage)}
        to={{ status, page: 1 }}
      />
    )
  if (status !== null && hasOthers)
    return (
      <EmptyWithLink
        title={t(messages.emptyOf[status])}
        label={t(messages.showAll)}
        to={{ status: null, page: 1 }}
      />
    )
  const watchLink = (
    <ButtonLink href={paths.videos} variant="act">
      {t(messages.watchVideos)}
    </ButtonLink>
  )
  return (
    <EmptyState title={t(messages.emptyTitle)} actions={watchLink}>
      {t(messages.emptyText)}
    </EmptyState>
  )
}

function EmptyWithLink({ title, label, to }: { title: string; label: string; to: MyVideosState }) {
  const link = (
    <ButtonLink href={myVideosUrl.pathOf(to)} variant="act">
      {label}
    </ButtonLink>
  )
  return <EmptyState title={title} actions={link} />
}
