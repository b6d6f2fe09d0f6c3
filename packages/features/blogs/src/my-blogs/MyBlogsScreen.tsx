import type { MyBlogList } from '@edbazaar/api-client'
import { permissions } from '@edbazaar/api-client'
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
import { formatDay } from '@edbazaar/ui/formatting'
import { Link } from '@edbazaar/ui/Link'
import { TileList, TileSkeleton } from '@edbazaar/ui/Tile'
import type { ReactNode } from 'react'
import { useLoaderData, useSearchParams } from 'react-router-dom'
import type { LoadedMyBlogs } from './load-my-blogs'
import { messages } from './messages'
import { myBlogsUrl } from './my-blogs-state'
import { NewBlog } from './NewBlog'

/** The user's own blogs: drafts, in review, published. */
export function MyBlogsScreen() {
  const loaded = useLoaderData<LoadedMyBlogs | null>()
  return (
    <PrivatePage loaded={loaded} skeleton={<LoadingMyBlogs />} permission={permissions.blogs}>
      {(data) => <MyBlogs {...data} />}
    </PrivatePage>
  )
}

const noticeKinds = ['blog'] as const

interface FrameProps {
  state: OwnContentState
  counts?: MyBlogList['counts'] | undefined
  children: ReactNode
}

function Frame({ state, counts, children }: FrameProps) {
  const t = useMessages(messages)
  return (
    <OwnContentFrame
      title={t(messages.title)}
      standfirst={t(messages.standfirst)}
      above={<Link href={accountPaths.myVideos}>{t(messages.toVideos)}</Link>}
      actions={<NewBlog />}
      state={state}
      counts={counts}
      hrefOf={myBlogsUrl.pathOf}
      below={<ReviewNotices kinds={noticeKinds} />}
    >
      {children}
    </OwnContentFrame>
  )
}

function LoadingMyBlogs() {
  const t = useMessages(messages)

  const [search] = useSearchParams()
  return (
    <Frame state={myBlogsUrl.read(search)}>
      <TileList aria-label={t(messages.loading)} aria-busy="true">
        <TileSkeleton />
        <TileSkeleton />
        <TileSkeleton />
      </TileList>
    </Frame>
  )
}

function MyBlogs({ state, list }: LoadedMyBlogs) {
  const t = useMessages(messages, ownContentMessages)

  return (
    <Frame state={state} counts={list.counts}>
      <OwnContentList
        label={t(messages.title)}
        state={state}
        list={list}
        hrefOf={myBlogsUrl.pathOf}
        renderItem={(blog) => (
          <ArticleCard
            href={accountPaths.editBlog(blog.id)}
            title={blog.title || t(messages.untitled)}
            image={imageSource(blog.image)}
            kicker={kickerOf(blog, t)}
            byline={dateLabelOf(blog, t)}
            actions={blog.is_public && <Link href={paths.blog(blog.url)}>{t(messages.read)}</Link>}
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

type MyBlog = MyBlogList['data'][number]

/** The status, whether readers see an earlier version, and what waits for the author. */
function kickerOf(blog: MyBlog, t: Translate): string {
  const parts = [t(ownContentMessages.states[blog.status])]
  if (blog.is_public && blog.status !== 'published') parts.push(t(ownContentMessages.staysPublic))
  if (blog.open_comments > 0) parts.push(t(messages.openComments(blog.open_comments)))
  return parts.join(', ')
}

function dateLabelOf(blog: MyBlog, t: Translate): string {
  const { status, published_at: at } = blog
  const withYear = { withYear: true }
  if (status !== 'published' || at === null)
    return t(messages.updated(formatDay(dayInIndia(blog.updated_at), withYear)))
  const day = formatDay(dayInIndia(at), withYear)
  return blog.is_public ? t(messages.publishedOn(day)) : t(messages.scheduledFor(day))
}

function None() {
  const t = useMessages(messages)
  const link = (
    <ButtonLink href={paths.blogs} variant="act">
      {t(messages.readBlogs)}
    </ButtonLink>
  )
  return (
    <EmptyState title={t(messages.emptyTitle)} actions={link}>
      {t(messages.emptyText)}
    </EmptyState>
  )
}
